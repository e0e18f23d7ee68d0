package org.groma.engine.invasions.setting;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.kernel.Rule;

/** What a nation is. Later ones override the claims of earlier ones. */
@Rule("VI.A")
public enum Status {
  BARBARIAN,
  KINGDOM,
  EMPIRE;

  public static Optional<Status> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public boolean isCivilized() {
    return this != BARBARIAN;
  }
}
