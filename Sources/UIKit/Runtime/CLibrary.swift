/// The greatest finite number, a name of the C library of Apple's platforms.
public let HUGE = Float.greatestFiniteMagnitude
