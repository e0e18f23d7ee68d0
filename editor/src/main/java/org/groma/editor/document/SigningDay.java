package org.groma.editor.document;

import java.time.LocalDate;
import java.time.ZoneId;

/** The day on which somebody signs or accepts something: the day it is where they sit. */
public final class SigningDay {

  private SigningDay() {}

  public static LocalDate today() {
    return LocalDate.now(ZoneId.systemDefault());
  }
}
