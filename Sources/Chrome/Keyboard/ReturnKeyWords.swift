import Devices
import Geometry
import Graphics
import ViewKinds

extension KeyboardLanguage {
  /// Returns the word on the return key, up to iOS 18.
  func word(on key: ReturnKeyType) -> String {
    switch key {
    case .default: words.newLine
    case .emergencyCall: "SOS"
    case .go: returnWords.go
    case .join: returnWords.join
    case .next: returnWords.next
    case .route: returnWords.route
    case .search: returnWords.search
    case .send: returnWords.send
    case .done: returnWords.done
    case .continue: returnWords.continue
    }
  }
}

extension ReturnKeyType {
  /// Whether the key has the system's blue in place of the colour of function keys.
  var isTinted: Bool {
    switch self {
    case .default, .next: false
    case .go, .join, .route, .search, .send, .done, .emergencyCall, .continue: true
    }
  }

  /// The symbol since iOS 26, or nil for a word.
  var symbol: SymbolGlyph? {
    let name: String? =
      switch self {
      case .default, .emergencyCall: nil
      case .go, .join, .next, .route, .continue: "arrow.right"
      case .search: "magnifyingglass"
      case .send: "arrow.up"
      case .done: "checkmark"
      }
    if self == .default { return .newLine }
    return name.flatMap { SystemSymbol(named: $0) }?.symbol(size: 18, weight: .medium)
  }
}

/// The words of a language on return keys.
struct ReturnKeyWords: Hashable, Sendable {
  let go: String
  let join: String
  let next: String
  let route: String
  let search: String
  let send: String
  let done: String
  let `continue`: String

  /// Words in the order of the properties, with commas between them.
  private init(_ list: String) {
    let words = list.split(separator: ",").map { String($0) }
    func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }
    (go, join, next, route) = (word(0), word(1), word(2), word(3))
    (search, send, done, `continue`) = (word(4), word(5), word(6), word(7))
  }

  static let english = ReturnKeyWords("go,join,next,route,search,send,done,continue")
  static let german = ReturnKeyWords(
    "Öffnen,Verbinden,Weiter,Route,Suchen,Senden,Fertig,Fortfahren")
  static let french = ReturnKeyWords(
    "accéder,rejoindre,suivant,itinéraire,rechercher,envoyer,terminé,continuer")
  static let spanish = ReturnKeyWords(
    "ir,conectar,siguiente,ruta,buscar,enviar,aceptar,continuar")
  static let italian = ReturnKeyWords("vai,accedi,avanti,percorso,cerca,invia,fine,continua")
  static let portuguese = ReturnKeyWords(
    "ir,entrar,seguinte,rota,buscar,enviar,concluir,continuar")
  static let dutch = ReturnKeyWords("ga,meld aan,volgende,route,zoek,stuur,gereed,ga door")
  static let swedish = ReturnKeyWords("gå till,anslut,nästa,färdväg,sök,skicka,klar,fortsätt")
  static let danish = ReturnKeyWords("gå,slut til,næste,rute,søg,send,færdig,fortsæt")
  static let norwegian = ReturnKeyWords("gå,bli med,neste,rute,søk,send,ferdig,fortsett")
  static let finnish = ReturnKeyWords("siirry,liity,seuraava,reitti,hae,lähetä,valmis,jatka")
  static let turkish = ReturnKeyWords("git,katıl,sonraki,rota,ara,gönder,bitti,devam")
  static let russian = ReturnKeyWords(
    "Перейти,Войти,Далее,Маршрут,Найти,Отправить,Готово,Продолжить")
  static let arabic = ReturnKeyWords("انتقال,انضمام,التالي,المسار,بحث,إرسال,تم,متابعة")
  static let hebrew = ReturnKeyWords("עבור,הצטרף,הבא,מסלול,חפש,שלח,סיום,המשך")
  static let simplifiedChinese = ReturnKeyWords("前往,加入,下一项,路线,搜索,发送,完成,继续")
  static let traditionalChinese = ReturnKeyWords("前往,加入,下一步,路線,搜尋,傳送,完成,繼續")
  static let japanese = ReturnKeyWords("開く,参加,次へ,経路,検索,送信,完了,続ける")
  static let korean = ReturnKeyWords("이동,연결,다음,경로,검색,보내기,완료,계속")
}
