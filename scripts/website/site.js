// Search and the colour scheme. The site works without this script.
(() => {
  const root = document.currentScript.dataset.root;
  const input = document.querySelector(".search input");
  const list = document.getElementById("results");
  const button = document.querySelector(".scheme");
  const most = 20;
  let loading;
  let selected = -1;

  // The list of sections is large, so it is loaded when it is needed.
  const load = () => {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = `${root}/search.js`;
      script.onload = () => {
        resolve(
          window.searchEntries.map(([page, section, address, text]) => ({
            page,
            section,
            address,
            text,
            title: `${section || page}`.toLowerCase(),
            where: page.toLowerCase(),
            all: `${page} ${section} ${text}`.toLowerCase(),
          })),
        );
      };
      script.onerror = reject;
      document.head.append(script);
    });
    return loading;
  };

  // The score of a section, 0 if a word is missing: a title counts more than the text, and words
  // that follow each other count more than words apart.
  const score = (entry, words) => {
    let sum = 0;
    for (const word of words) {
      const place = entry.all.indexOf(word);
      if (place < 0) return 0;
      if (entry.title === word) sum += 60;
      else if (entry.title.startsWith(word)) sum += 30;
      else if (entry.title.includes(word)) sum += 20;
      if (entry.where.includes(word)) sum += 8;
      sum += Math.min(entry.all.split(word).length - 1, 5);
    }
    if (words.length > 1 && entry.all.includes(words.join(" "))) sum += 25;
    return entry.section ? sum : sum + 3;
  };

  // Text with marked words, as nodes, so that nothing in it is read as HTML.
  const marked = (text, words) => {
    const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const parts = text.split(new RegExp(`(${escaped.join("|")})`, "gi"));
    return parts.map((part, index) => {
      if (index % 2 === 0) return part;
      const mark = document.createElement("mark");
      mark.textContent = part;
      return mark;
    });
  };

  const excerpt = (entry, words) => {
    const places = words.map((word) => entry.text.toLowerCase().indexOf(word));
    const found = places.filter((place) => place >= 0);
    const start = found.length > 0 ? Math.max(Math.min(...found) - 30, 0) : 0;
    return (start > 0 ? "…" : "") + entry.text.slice(start, start + 160);
  };

  const close = () => {
    list.hidden = true;
    selected = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };

  const select = (index) => {
    const options = list.querySelectorAll("[role=option]");
    if (options.length === 0) return;
    selected = (index + options.length) % options.length;
    options.forEach((option, place) => {
      option.setAttribute("aria-selected", String(place === selected));
    });
    options[selected].scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", options[selected].id);
  };

  const show = (entries, words) => {
    list.replaceChildren(
      ...entries.map((entry, index) => {
        const option = document.createElement("li");
        option.id = `result-${index}`;
        option.setAttribute("role", "option");
        option.setAttribute("aria-selected", "false");
        const link = document.createElement("a");
        link.href = `${root}/${entry.address}`;
        link.tabIndex = -1;
        const title = document.createElement("b");
        title.append(...marked(entry.section || entry.page, words));
        const place = document.createElement("span");
        const page = entry.section ? `${entry.page} · ` : "";
        place.append(page, ...marked(excerpt(entry, words), words));
        link.append(title, place);
        option.append(link);
        return option;
      }),
    );
    if (entries.length === 0) {
      const nothing = document.createElement("li");
      nothing.setAttribute("role", "option");
      nothing.setAttribute("aria-disabled", "true");
      nothing.setAttribute("aria-selected", "false");
      const text = document.createElement("p");
      text.textContent = "Nothing found";
      nothing.append(text);
      list.append(nothing);
    }
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    selected = -1;
  };

  const search = async () => {
    const query = input.value;
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return close();
    const entries = await load();
    if (input.value !== query) return;
    const found = entries
      .map((entry, order) => ({ entry, order, score: score(entry, words) }))
      .filter((result) => result.score > 0)
      .sort((one, other) => other.score - one.score || one.order - other.order)
      .slice(0, most);
    show(
      found.map((result) => result.entry),
      words,
    );
  };

  input.hidden = false;
  input.addEventListener("focus", load, { once: true });
  input.addEventListener("input", search);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") select(selected + 1);
    else if (event.key === "ArrowUp") select(selected - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter") {
      const links = list.querySelectorAll("a");
      links[Math.max(selected, 0)]?.click();
      close();
    } else return;
    event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".search") || event.target.closest("#results a")) close();
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest("input, textarea");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
    }
  });

  // Storage may be refused for pages on disk; the choice then lasts for one page.
  const stored = {
    read() {
      try {
        return localStorage.getItem("strut-scheme");
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        localStorage.setItem("strut-scheme", value);
      } catch {
        // The page works without it.
      }
    },
  };
  const schemes = ["auto", "light", "dark"];
  const apply = (scheme) => {
    if (scheme === "auto") delete document.documentElement.dataset.scheme;
    else document.documentElement.dataset.scheme = scheme;
    button.textContent = scheme[0].toUpperCase() + scheme.slice(1);
    button.setAttribute("aria-label", `Colours: ${scheme}`);
    button.dataset.scheme = scheme;
  };
  apply(schemes.includes(stored.read()) ? stored.read() : "auto");
  button.hidden = false;
  button.addEventListener("click", () => {
    const next = schemes[(schemes.indexOf(button.dataset.scheme) + 1) % schemes.length];
    apply(next);
    stored.write(next);
  });

  // On a narrow screen the list of pages would hide the page.
  if (window.matchMedia("(max-width: 800px)").matches) {
    document.querySelector(".pages details").open = false;
  }
})();
