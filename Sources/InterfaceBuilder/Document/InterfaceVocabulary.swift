/// The attributes and child elements of views and of their parts that Strut knows, whether they have
/// an effect or not.
///
/// The manual's page of documents says which have one. Sources: 966 documents of public projects.
enum InterfaceVocabulary {
  /// Whether an element may have an attribute, or a child element with a key, or a name without one.
  static func knows(_ name: String, of element: String) -> Bool {
    guard let own = own[element] else { return true }
    return own.contains(name) || everyView.contains(name)
      || settingsWithoutKeys[element]?.contains(name) == true
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
    selected accessibilityConfiguration animations autoresizingMask backgroundColor canvasLocation
    connections constraints contentStretch directionalLayoutMargins frame frameInset freeformSize
    gestureRecognizers keyboard layoutMargins safeArea simulatedBottomBarMetrics
    simulatedDestinationMetrics simulatedOrientationMetrics simulatedStatusBarMetrics
    simulatedTopBarMetrics subviews tintColor userComments userDefinedRuntimeAttributes userGuides
    """)

  private static let scrolling = words(
    """
    alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches
    contentInsetAdjustmentBehavior delaysContentTouches directionalLockEnabled indicatorStyle
    keyboardDismissMode maximumZoomScale minimumZoomScale pagingEnabled scrollEnabled
    showsHorizontalScrollIndicator showsVerticalScrollIndicator contentInset contentLayoutGuide
    frameLayoutGuide horizontalScrollIndicatorInsets scrollIndicatorInsets
    verticalScrollIndicatorInsets
    """)

  private static let text = words(
    """
    adjustsFontForContentSizeCategory adjustsFontSizeToFit attributedText fontDescription
    minimumFontSize text textAlignment textColor textInputTraits
    """)

  private static let fonts = words("family metaFont name pointSize size style type weight width")

  /// The attributes and the keys of child elements that change the picture of an element and for
  /// which specs have no key.
  static let settingsWithoutKeys: [String: [String]] = [
    "backgroundConfiguration": ["strokeOutset", "backgroundInsets", "visualEffect"],
    "button": ["contentVerticalAlignment"],
    "buttonConfiguration": ["titlePadding"],
    "listContentConfiguration": ["imageToTextPadding"],
    "navigationBar": barSettings + ["largeTitleTextAttributes", "compactAppearance"],
    "pageControl": ["backgroundStyle"],
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
    "activityIndicatorView": words("animating color hidesWhenStopped style"),
    "backgroundConfiguration": words(
      "backgroundColor catalog cornerRadius image imageContentMode renderingMode strokeColor strokeWidth"
    ),
    "button": words(
      """
      adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled
      adjustsImageWhenHighlighted buttonType changesSelectionAsPrimaryAction lineBreakMode
      pointerInteraction reversesTitleShadowWhenHighlighted role showsMenuAsPrimaryAction
      showsTouchWhenHighlighted configuration contentEdgeInsets disabled fontDescription
      hasAttributedTitle imageEdgeInsets menu normal titleEdgeInsets titleShadowOffset
      """),
    "buttonConfiguration": words(
      """
      attributedTitle background baseBackgroundColor baseForegroundColor buttonSize catalog
      contentInsets cornerStyle image imagePadding imagePlacement preferredSymbolConfiguration
      preferredSymbolConfigurationForImage renderingMode showsActivityIndicator style subtitle title
      titleAlignment titleFontDescription
      """),
    "collectionView": scrolling.union(
      words(
        """
        allowsMultipleSelection allowsSelection cells collectionViewLayout dataMode
        prefetchingEnabled sectionFooterView sectionHeaderView
        """)),
    "collectionViewCell": words("contentConfiguration contentView customSize reuseIdentifier"),
    "collectionViewCellContentView": [],
    "collectionViewFlowLayout": words(
      """
      automaticEstimatedItemSize estimatedItemSize footerReferenceSize headerReferenceSize itemSize
      minimumInteritemSpacing minimumLineSpacing scrollDirection sectionFootersPinToVisibleBounds
      sectionHeadersPinToVisibleBounds sectionInset sectionInsetReference
      """),
    "collectionReusableView": words("contentView reuseIdentifier"),
    "datePicker": words(
      """
      countDownDuration date datePickerMode locale maximumDate minimumDate minuteInterval style
      timeZone useCurrentDate
      """),
    "fontDescription": fonts,
    "font": fonts,
    "imageView": words(
      """
      adjustsImageSizeForAccessibilityContentSizeCategory catalog highlightedImage image
      insetsLayoutMarginsFromSafeArea preferredSymbolConfiguration renderingMode symbolScale
      """),
    "imageReference": words("catalog image renderingMode symbolScale variableValue"),
    "label": text.union(
      words(
        """
        adjustsLetterSpacingToFitWidth baselineAdjustment lineBreakMode minimumScaleFactor
        numberOfLines preferredMaxLayoutWidth showsExpansionTextWhenTruncated usesAttributedText
        highlightedColor shadowColor shadowOffset
        """)),
    "listContentConfiguration": words("catalog image renderingMode secondaryText text"),
    "navigationBar": words("barTintColor items largeTitles titleTextAttributes translucent"),
    "navigationItem": words(
      """
      backBarButtonItem hidesBackButton largeTitleDisplayMode leftBarButtonItem leftBarButtonItems
      leftItemsSupplementBackButton prompt rightBarButtonItem rightBarButtonItems title titleView
      """),
    "barButtonItem": words("catalog customView image menu style systemItem title width"),
    "pageControl": words(
      """
      currentPage currentPageIndicatorTintColor defersCurrentPageDisplay hidesForSinglePage
      numberOfPages pageIndicatorTintColor
      """),
    "paragraphStyle": words(
      """
      alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval
      firstLineHeadIndent headIndent lineBreakMode lineHeightMultiple lineSpacing maximumLineHeight
      minimumLineHeight paragraphSpacing paragraphSpacingBefore tighteningFactorForTruncation
      """),
    "preferredSymbolConfiguration": words(
      "configurationType fontDescription pointSize scale weight"),
    "progressView": words("progress progressTintColor progressViewStyle trackTintColor"),
    "scrollView": scrolling,
    "searchBar": words(
      """
      barTintColor placeholder scopeButtonTitles searchBarStyle searchResultsButton
      showsBookmarkButton showsCancelButton showsScopeBar text textInputTraits translucent
      """),
    "segmentedControl": words(
      """
      apportionsSegmentWidthsByContent momentary segmentControlStyle segments selectedSegmentIndex
      selectedSegmentTintColor
      """),
    "segment": words("catalog image renderingMode title width"),
    "slider": words(
      """
      continuous maxValue maximumTrackTintColor maximumValueImage minValue minimumTrackTintColor
      minimumValueImage minimumValue thumbTintColor value
      """),
    "stackView": words(
      "alignment axis baselineRelativeArrangement distribution spacing spacingType"),
    "stepper": words("autorepeat continuous maximumValue minimumValue stepValue value wraps"),
    "state": words(
      """
      attributedTitle backgroundImage catalog image preferredSymbolConfiguration
      preferredSymbolConfigurationForImage renderingMode title titleColor titleShadowColor
      """),
    "switch": words("on onTintColor preferredStyle thumbTintColor title"),
    "tabBar": words(
      """
      barTintColor itemPositioning items selectedImageTintColor selectionIndicatorImage translucent
      unselectedItemTintColor
      """),
    "tabBarItem": words("badgeColor badgeValue catalog image selectedImage systemItem title"),
    "tableView": scrolling.union(
      words(
        """
        allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
        allowsSelectionDuringEditing dataMode estimatedRowHeight estimatedSectionFooterHeight
        estimatedSectionHeaderHeight prefetchingEnabled rowHeight sectionFooterHeight
        sectionHeaderHeight sectionIndexMinimumDisplayRowCount separatorInsetReference separatorStyle
        style prototypes sectionIndexBackgroundColor sectionIndexColor
        sectionIndexTrackingBackgroundColor sections separatorColor separatorInset tableFooterView
        tableHeaderView
        """)),
    "tableViewCell": words(
      """
      accessoryType detailTextLabel editingAccessoryType focusStyle hidesAccessoryWhenEditing
      imageView indentationLevel indentationWidth reuseIdentifier rowHeight selectionStyle
      shouldIndentWhileEditing showsReorderControl style textLabel contentConfiguration contentView
      separatorInset
      """),
    "tableViewCellContentView": words("tableViewCell"),
    "tableViewSection": words("cells footerTitle headerTitle"),
    "textField": text.union(
      words(
        """
        allowsEditingTextAttributes attributedPlaceholder borderStyle clearButtonMode
        clearsOnBeginEditing clearsOnInsertion disabledBackground leftViewMode placeholder
        rightViewMode usesAttributedText
        """)),
    "textView": scrolling.union(text).union(
      words(
        """
        allowsEditingTextAttributes clearsOnInsertion dataDetectorTypes editable findInteractionEnabled
        selectable usesAttributedText
        """)),
    "textAttributes": words("fontDescription textColor"),
    "toolbar": words("barTintColor items translucent"),
    "view": [], "containerView": [],
    "visualEffectView": words("blurEffect contentView vibrancyEffect"),
    "pickerView": words("showsSelectionIndicator"),
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
