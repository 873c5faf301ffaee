// The solver workloads of StrutBenchmarks (SolverChain.swift, SolverScreen.swift) on nucleic/kiwi.
// Prints the same lines: name, median in microseconds, checksum. scripts/benchmarks/solver builds it.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

namespace {

using kiwi::Expression;
using kiwi::Variable;
namespace strength = kiwi::strength;

std::string only;

template <class Body>
void measure(const std::string& name, int units, Body body) {
  using Clock = std::chrono::steady_clock;
  using Microseconds = std::chrono::duration<double, std::micro>;
  if (name.find(only) == std::string::npos) return;
  const double checksum = body();
  auto time = [&](int repetitions) {
    const auto start = Clock::now();
    for (int i = 0; i < repetitions; i++) body();
    return Microseconds(Clock::now() - start).count();
  };
  const int repetitions = std::max(1, static_cast<int>(30000 / std::max(time(1), 0.001)));
  std::array<double, 9> samples;
  for (double& sample : samples) sample = time(repetitions) / repetitions / units;
  std::sort(samples.begin(), samples.end());
  std::printf("%s %.4f %.6f\n", name.c_str(), samples[samples.size() / 2], checksum);
  std::fflush(stdout);
}

// Boxes of equal widths between the edges of a superview whose width is edited.
class Chain {
 public:
  Chain(int count, bool grouped) : left_(count), width_(count) {
    solver_.addConstraint(superLeft_ == 0);
    solver_.addEditVariable(superWidth_, strength::strong);
    solver_.suggestValue(superWidth_, naturalWidth());
    if (grouped) {
      for (int i = 0; i < count; i++) space(i);
      trail();
      for (int i = 1; i < count; i++) equalise(i);
      for (int i = 0; i < count; i++) hug(i);
      for (int i = 0; i < count; i++) resist(i);
    } else {
      for (int i = 0; i < count; i++) {
        space(i);
        if (i > 0) equalise(i);
        hug(i);
        resist(i);
      }
      trail();
    }
    solver_.updateVariables();
  }

  double checksum() const { return left_.back().value() + width_.back().value(); }

  double resize(int steps) {
    double sum = 0;
    for (int step = 0; step < steps; step++) {
      const double factor = 0.8 + 0.4 * (step * 37 % 1000) / 1000.0;
      solver_.suggestValue(superWidth_, naturalWidth() * factor);
      solver_.updateVariables();
      sum += width_.front().value();
    }
    return sum / steps;
  }

 private:
  double naturalWidth() const { return 52.0 * left_.size() + 8; }
  static double content(int i) { return 40 + 7 * i % 11; }

  void space(int i) {
    if (i == 0) {
      solver_.addConstraint(left_[0] == superLeft_ + 8);
    } else {
      solver_.addConstraint(left_[i] == left_[i - 1] + width_[i - 1] + 8);
    }
  }
  void trail() {
    solver_.addConstraint(left_.back() + width_.back() + 8 == superLeft_ + superWidth_);
  }
  void equalise(int i) { solver_.addConstraint(width_[i] == width_[0]); }
  void hug(int i) { solver_.addConstraint((width_[i] <= content(i)) | strength::weak); }
  void resist(int i) { solver_.addConstraint((width_[i] >= content(i)) | strength::medium); }

  kiwi::Solver solver_;
  Variable superLeft_, superWidth_;
  std::vector<Variable> left_, width_;
};

struct View {
  Variable left, top, width, height;
  Expression right() const { return left + width; }
  Expression bottom() const { return top + height; }
  Expression twiceMiddle() const { return 2 * top + height; }
};

// A list screen with both axes.
class Screen {
 public:
  Screen(int count, double width, double height) : rows_(count) {
    hold(root_.left == 0);
    hold(root_.top == 0);
    const double edit = strength::create(1, 0, 0, 500);
    solver_.addEditVariable(root_.width, edit);
    solver_.addEditVariable(root_.height, edit);
    suggest(width, height);
    addBars();
    for (int i = 0; i < count; i++) addRow(i);
    solver_.updateVariables();
  }

  double checksum() const {
    double sum = 0;
    auto count = [&](const View& view) {
      sum += view.left.value() + 2 * view.top.value() + 3 * view.width.value() +
             5 * view.height.value();
    };
    for (const View* view : {&root_, &bar_, &title_, &back_, &action_, &list_, &tabs_}) {
      count(*view);
    }
    for (const Row& row : rows_) {
      for (const View* view : {&row.content, &row.icon, &row.title, &row.subtitle, &row.accessory})
        count(*view);
    }
    return sum;
  }

  void suggest(double width, double height) {
    solver_.suggestValue(root_.width, width);
    solver_.suggestValue(root_.height, height);
  }

  void solve() { solver_.updateVariables(); }

  double resize(int steps) {
    double sum = 0;
    for (int step = 0; step < steps; step++) {
      solver_.suggestValue(root_.width, 320 + step * 37 % 700);
      solver_.updateVariables();
      sum += title_.width.value();
    }
    return sum / steps;
  }

 private:
  struct Row {
    View content, icon, title, subtitle, accessory;
  };

  void hold(const kiwi::Constraint& constraint) { solver_.addConstraint(constraint); }

  void content(View& view, double width, double height, double resistance) {
    hold((view.width <= width) | strength::weak);
    hold((view.width >= width) | resistance);
    hold((view.height <= height) | strength::weak);
    hold((view.height >= height) | resistance);
  }

  void addBars() {
    hold(bar_.left == root_.left);
    hold(bar_.right() == root_.right());
    hold(bar_.top == root_.top + 59);
    hold(bar_.height == 44);

    hold(back_.left == bar_.left + 16);
    hold(back_.twiceMiddle() == bar_.twiceMiddle());
    content(back_, 60, 22, strength::strong);
    hold(action_.right() == bar_.right() - 16);
    hold(action_.twiceMiddle() == bar_.twiceMiddle());
    content(action_, 44, 22, strength::strong);
    // Stronger than hugging and weaker than resistance, so that no errors tie.
    hold((2 * title_.left + title_.width == 2 * bar_.left + bar_.width) |
         strength::create(0, 0, 10));
    hold(title_.twiceMiddle() == bar_.twiceMiddle());
    hold(title_.left >= back_.right() + 8);
    hold(action_.left >= title_.right() + 8);
    content(title_, 180, 22, strength::medium);

    hold(tabs_.left == root_.left);
    hold(tabs_.right() == root_.right());
    hold(tabs_.bottom() == root_.bottom() - 34);
    hold(tabs_.height == 49);
    hold(list_.left == root_.left);
    hold(list_.right() == root_.right());
    hold(list_.top == bar_.bottom());
    hold(list_.bottom() == tabs_.top);
  }

  void addRow(int i) {
    Row& row = rows_[i];
    hold(row.content.left == list_.left);
    hold(row.content.right() == list_.right());
    if (i == 0) {
      hold(row.content.top == list_.top);
    } else {
      hold(row.content.top == rows_[i - 1].content.bottom());
    }
    hold(row.content.height >= 60);
    hold((row.content.height == 60) | strength::weak);

    hold(row.icon.left == row.content.left + 16);
    hold(row.icon.twiceMiddle() == row.content.twiceMiddle());
    hold(row.icon.width == 40);
    hold(row.icon.height == row.icon.width);

    hold(row.accessory.right() == row.content.right() - 16);
    hold(row.accessory.twiceMiddle() == row.content.twiceMiddle());
    content(row.accessory, 20 + i * 13 % 40, 20, strength::strong * 10);

    hold(row.title.left == row.icon.right() + 12);
    hold(row.accessory.left >= row.title.right() + 8);
    hold(row.title.top == row.content.top + 10);
    content(row.title, 120 + i * 53 % 260, 22, strength::strong);

    hold(row.subtitle.left == row.title.left);
    hold(row.accessory.left >= row.subtitle.right() + 8);
    hold(row.subtitle.top == row.title.bottom() + 4);
    hold(row.subtitle.bottom() <= row.content.bottom() - 10);
    content(row.subtitle, 90 + i * 97 % 300, 16 + i % 3 * 16, strength::medium);
  }

  kiwi::Solver solver_;
  View root_, bar_, title_, back_, action_, list_, tabs_;
  std::vector<Row> rows_;
};

const double screens[20][2] = {
    {320, 568},  {375, 667},  {414, 736},  {375, 812},  {414, 896},  {360, 780},  {390, 844},
    {428, 926},  {393, 852},  {430, 932},  {402, 874},  {440, 956},  {420, 912},  {744, 1133},
    {768, 1024}, {810, 1080}, {820, 1180}, {834, 1112}, {834, 1194}, {1024, 1366}};

template <class Body>
double overConfigurations(Body body) {
  double sum = 0;
  for (const auto& screen : screens) {
    sum += body(screen[0], screen[1]);
    sum += body(screen[1], screen[0]);
  }
  return sum;
}

}  // namespace

int main(int count, char** arguments) {
  if (count > 1) only = arguments[1];
  for (int boxes : {10, 100, 1000}) {
    const std::string size = std::to_string(boxes);
    measure("chain.build." + size, 1, [&] { return Chain(boxes, false).checksum(); });
    // A minute or more for a thousand: only when asked for.
    if (boxes < 1000 || only == "chain.grouped.build." + size) {
      measure("chain.grouped.build." + size, 1, [&] { return Chain(boxes, true).checksum(); });
    }
  }
  for (int boxes : {10, 100, 1000}) {
    const std::string name = "chain.resize." + std::to_string(boxes);
    if (name.find(only) == std::string::npos) continue;
    Chain chain(boxes, false);
    const int steps = boxes == 1000 ? 100 : 1000;
    measure(name, steps, [&] { return chain.resize(steps); });
  }
  measure("screen.build", 1, [] { return Screen(10, 390, 844).checksum(); });
  measure("screen.matrix.rebuild", 40, [] {
    return overConfigurations(
        [](double width, double height) { return Screen(10, width, height).checksum(); });
  });
  Screen edited(10, 390, 844);
  measure("screen.matrix.suggest", 40, [&] {
    return overConfigurations([&](double width, double height) {
      edited.suggest(width, height);
      edited.solve();
      return edited.checksum();
    });
  });
  Screen resized(10, 390, 844);
  measure("screen.resize", 1000, [&] { return resized.resize(1000); });
  for (int rows : {20, 50, 100}) {
    measure("screen.build." + std::to_string(rows), 1,
            [&] { return Screen(rows, 390, 84.4 * rows).checksum(); });
  }
}
