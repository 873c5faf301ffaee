// The compiler imports this module wherever a file imports Swift Testing and UIKit. It is empty.
