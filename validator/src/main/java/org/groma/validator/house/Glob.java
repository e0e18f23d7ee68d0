package org.groma.validator.house;

/**
 * A pattern with {@code *} for any text and {@code ?} for any character. It takes at most as many
 * steps as the pattern times the text is long, whatever it says; a regular expression would not.
 */
record Glob(String pattern) {

  boolean matches(String text) {
    int inPattern = 0;
    int inText = 0;
    int star = -1;
    int retry = 0;
    while (inText < text.length()) {
      if (inPattern < pattern.length() && pattern.charAt(inPattern) == '*') {
        star = inPattern++;
        retry = inText;
      } else if (inPattern < pattern.length()
          && (pattern.charAt(inPattern) == '?'
              || pattern.charAt(inPattern) == text.charAt(inText))) {
        inPattern++;
        inText++;
      } else if (star >= 0) {
        inPattern = star + 1;
        inText = ++retry;
      } else {
        return false;
      }
    }
    while (inPattern < pattern.length() && pattern.charAt(inPattern) == '*') {
      inPattern++;
    }
    return inPattern == pattern.length();
  }
}
