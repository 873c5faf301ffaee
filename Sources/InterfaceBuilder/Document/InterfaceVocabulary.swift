/// The attributes of views that Strut knows, whether they have an effect or not.
///
/// The manual's page of documents says which have one. Sources: 966 documents of public projects.
enum InterfaceVocabulary {
  /// Whether an element of a view may have an attribute.
  static func knows(_ attribute: String, of element: String) -> Bool {
    everyView.contains(attribute) || own[element]?.contains(attribute) ?? true
  }

  private static let everyView = words(
    """
    accessibilityIdentifier alpha ambiguous autoresizesSubviews clearsContextBeforeDrawing
    clipsSubviews colorLabel contentHorizontalAlignment contentMode contentVerticalAlignment
    customClass customModule customModuleProvider fixedFrame focusGroupIdentifier hidden
    horizontalCompressionResistancePriority horizontalHuggingPriority id
    insetsLayoutMarginsFromSafeArea key layoutMarginsFollowReadableWidth misplaced
    multipleTouchEnabled opaque placeholderIntrinsicHeight placeholderIntrinsicWidth
    preservesSuperviewLayoutMargins restorationIdentifier sceneMemberID semanticContentAttribute
    simulatedAppContext springLoaded tag toolTip translatesAutoresizingMaskIntoConstraints
    userInteractionEnabled userLabel verifyAmbiguity verticalCompressionResistancePriority
    verticalHuggingPriority viewLayoutMarginsFollowReadableWidth exclusiveTouch enabled highlighted
    selected
    """)

  private static let scrolling = words(
    """
    alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches
    contentInsetAdjustmentBehavior delaysContentTouches directionalLockEnabled indicatorStyle
    keyboardDismissMode maximumZoomScale minimumZoomScale pagingEnabled scrollEnabled
    showsHorizontalScrollIndicator showsVerticalScrollIndicator
    """)

  private static let text = words(
    """
    adjustsFontForContentSizeCategory adjustsFontSizeToFit minimumFontSize text textAlignment
    """)

  /// The attributes and the keys of child elements that change the picture of an element and for
  /// which specs have no key.
  static let settingsWithoutKeys: [String: [String]] = [
    "backgroundConfiguration": ["strokeOutset", "backgroundInsets", "visualEffect"],
    "button": ["contentVerticalAlignment"],
    "buttonConfiguration": ["titlePadding"],
    "navigationBar": barSettings + ["largeTitleTextAttributes", "compactAppearance"],
    "searchBar": ["barStyle", "showsSearchResultsButton", "backgroundColor"],
    "tabBar": barSettings,
    "textField": ["background", "contentVerticalAlignment"],
    "textView": ["contentInset"],
    "toolbar": barSettings + ["compactAppearance"],
  ]

  /// The outlets of UIKit's views to views that are drawn at rest and for which specs have no key.
  static let outletsToViews = ["accessoryView", "backgroundView", "leftView", "rightView"]

  private static let barSettings = [
    "barStyle", "backgroundImage", "backgroundColor", "standardAppearance", "scrollEdgeAppearance",
  ]

  private static let own: [String: Set<String>] = [
    "activityIndicatorView": words("animating hidesWhenStopped style"),
    "button": words(
      """
      adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled
      adjustsImageWhenHighlighted buttonType changesSelectionAsPrimaryAction lineBreakMode
      pointerInteraction reversesTitleShadowWhenHighlighted role showsMenuAsPrimaryAction
      showsTouchWhenHighlighted
      """),
    "collectionView": scrolling.union(
      words("allowsMultipleSelection allowsSelection dataMode prefetchingEnabled")),
    "collectionViewCell": words("reuseIdentifier"),
    "collectionReusableView": words("reuseIdentifier"),
    "datePicker": words(
      "countDownDuration datePickerMode locale minuteInterval style useCurrentDate"),
    "imageView": words(
      """
      adjustsImageSizeForAccessibilityContentSizeCategory catalog highlightedImage image
      insetsLayoutMarginsFromSafeArea renderingMode symbolScale
      """),
    "label": text.union(
      words(
        """
        adjustsLetterSpacingToFitWidth baselineAdjustment lineBreakMode minimumScaleFactor
        numberOfLines preferredMaxLayoutWidth showsExpansionTextWhenTruncated usesAttributedText
        """)),
    "navigationBar": words("barStyle largeTitles translucent"),
    "pageControl": words(
      "backgroundStyle currentPage defersCurrentPageDisplay hidesForSinglePage numberOfPages"),
    "progressView": words("progress progressViewStyle"),
    "scrollView": scrolling,
    "searchBar": words(
      """
      barStyle placeholder searchBarStyle searchResultsButton showsBookmarkButton showsCancelButton
      showsScopeBar showsSearchResultsButton text translucent
      """),
    "segmentedControl": words(
      "apportionsSegmentWidthsByContent momentary segmentControlStyle selectedSegmentIndex"),
    "slider": words(
      "continuous maxValue maximumValueImage minValue minimumValueImage minimumValue value"),
    "stackView": words(
      "alignment axis baselineRelativeArrangement distribution spacing spacingType"),
    "stepper": words("autorepeat continuous maximumValue minimumValue stepValue value wraps"),
    "switch": words("on preferredStyle title"),
    "tabBar": words("barStyle itemPositioning selectionIndicatorImage translucent"),
    "tableView": scrolling.union(
      words(
        """
        allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
        allowsSelectionDuringEditing dataMode estimatedRowHeight estimatedSectionFooterHeight
        estimatedSectionHeaderHeight prefetchingEnabled rowHeight sectionFooterHeight
        sectionHeaderHeight sectionIndexMinimumDisplayRowCount separatorInsetReference separatorStyle
        style
        """)),
    "tableViewCell": words(
      """
      accessoryType detailTextLabel editingAccessoryType focusStyle hidesAccessoryWhenEditing
      imageView indentationLevel indentationWidth reuseIdentifier rowHeight selectionStyle
      shouldIndentWhileEditing showsReorderControl style textLabel
      """),
    "textField": text.union(
      words(
        """
        allowsEditingTextAttributes background borderStyle clearButtonMode clearsOnBeginEditing
        clearsOnInsertion disabledBackground leftViewMode placeholder rightViewMode
        usesAttributedText
        """)),
    "textView": scrolling.union(text).union(
      words(
        """
        allowsEditingTextAttributes clearsOnInsertion dataDetectorTypes editable findInteractionEnabled
        selectable usesAttributedText
        """)),
    "toolbar": words("barStyle translucent"),
    "view": [], "containerView": [], "visualEffectView": [],
    "pickerView": words("showsSelectionIndicator"),
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
