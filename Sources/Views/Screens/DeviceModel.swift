/// A device of the catalogue.
public enum DeviceModel: String, Hashable, Sendable, CaseIterable {
  /// iPhone SE (1st generation).
  case iPhoneSE1 = "iphone-se-1"
  /// iPhone 8.
  case iPhone8 = "iphone-8"
  /// iPhone 8 Plus.
  case iPhone8Plus = "iphone-8-plus"
  /// iPhone SE (2nd generation).
  case iPhoneSE2 = "iphone-se-2"
  /// iPhone SE (3rd generation).
  case iPhoneSE3 = "iphone-se-3"
  /// iPhone X.
  case iPhoneX = "iphone-x"
  /// iPhone XS.
  case iPhoneXS = "iphone-xs"
  /// iPhone XS Max.
  case iPhoneXSMax = "iphone-xs-max"
  /// iPhone XR.
  case iPhoneXR = "iphone-xr"
  /// iPhone 11.
  case iPhone11 = "iphone-11"
  /// iPhone 11 Pro.
  case iPhone11Pro = "iphone-11-pro"
  /// iPhone 11 Pro Max.
  case iPhone11ProMax = "iphone-11-pro-max"
  /// iPhone 12 mini.
  case iPhone12Mini = "iphone-12-mini"
  /// iPhone 12.
  case iPhone12 = "iphone-12"
  /// iPhone 12 Pro.
  case iPhone12Pro = "iphone-12-pro"
  /// iPhone 12 Pro Max.
  case iPhone12ProMax = "iphone-12-pro-max"
  /// iPhone 13 mini.
  case iPhone13Mini = "iphone-13-mini"
  /// iPhone 13.
  case iPhone13 = "iphone-13"
  /// iPhone 13 Pro.
  case iPhone13Pro = "iphone-13-pro"
  /// iPhone 13 Pro Max.
  case iPhone13ProMax = "iphone-13-pro-max"
  /// iPhone 14.
  case iPhone14 = "iphone-14"
  /// iPhone 14 Plus.
  case iPhone14Plus = "iphone-14-plus"
  /// iPhone 16e.
  case iPhone16e = "iphone-16e"
  /// iPhone 17e.
  case iPhone17e = "iphone-17e"
  /// iPhone 14 Pro.
  case iPhone14Pro = "iphone-14-pro"
  /// iPhone 14 Pro Max.
  case iPhone14ProMax = "iphone-14-pro-max"
  /// iPhone 15.
  case iPhone15 = "iphone-15"
  /// iPhone 15 Plus.
  case iPhone15Plus = "iphone-15-plus"
  /// iPhone 15 Pro.
  case iPhone15Pro = "iphone-15-pro"
  /// iPhone 15 Pro Max.
  case iPhone15ProMax = "iphone-15-pro-max"
  /// iPhone 16.
  case iPhone16 = "iphone-16"
  /// iPhone 16 Plus.
  case iPhone16Plus = "iphone-16-plus"
  /// iPhone 16 Pro.
  case iPhone16Pro = "iphone-16-pro"
  /// iPhone 16 Pro Max.
  case iPhone16ProMax = "iphone-16-pro-max"
  /// iPhone 17.
  case iPhone17 = "iphone-17"
  /// iPhone 17 Pro.
  case iPhone17Pro = "iphone-17-pro"
  /// iPhone 17 Pro Max.
  case iPhone17ProMax = "iphone-17-pro-max"
  /// iPhone Air.
  case iPhoneAir = "iphone-air"
  /// iPad 9.7-inch (5th and 6th generation).
  case iPad9Point7 = "ipad-9-7"
  /// iPad 10.2-inch (7th to 9th generation).
  case iPad10Point2 = "ipad-10-2"
  /// iPad mini (5th generation).
  case iPadMini5 = "ipad-mini-5"
  /// iPad Air 10.5-inch (3rd generation).
  case iPadAir3 = "ipad-air-3"
  /// iPad Pro 10.5-inch.
  case iPadPro10Point5 = "ipad-pro-10-5"
  /// iPad Pro 12.9-inch (1st and 2nd generation).
  case iPadPro12Point9Home = "ipad-pro-12-9-home"
  /// iPad 10.9-inch (10th generation).
  case iPad10Point9 = "ipad-10-9"
  /// iPad 11-inch (A16).
  case iPadA16 = "ipad-a16"
  /// iPad mini 8.3-inch (6th generation).
  case iPadMini6 = "ipad-mini-6"
  /// iPad mini 8.3-inch (A17 Pro).
  case iPadMiniA17 = "ipad-mini-a17"
  /// iPad Air 10.9-inch (4th and 5th generation).
  case iPadAir10Point9 = "ipad-air-10-9"
  /// iPad Air 11-inch (M2 and later).
  case iPadAir11 = "ipad-air-11"
  /// iPad Air 13-inch (M2 and later).
  case iPadAir13 = "ipad-air-13"
  /// iPad Pro 11-inch (1st to 4th generation).
  case iPadPro11 = "ipad-pro-11"
  /// iPad Pro 11-inch (M4 and later).
  case iPadPro11M4 = "ipad-pro-11-m4"
  /// iPad Pro 12.9-inch (3rd to 6th generation).
  case iPadPro12Point9 = "ipad-pro-12-9"
  /// iPad Pro 13-inch (M4 and later).
  case iPadPro13 = "ipad-pro-13"
}
