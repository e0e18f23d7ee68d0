package org.groma.engine.kernel.choice;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.value.Datum;

/**
 * Something of a scenario that can be chosen.
 *
 * @param name by which it is chosen
 * @param group whether it is an option or belongs to a special rule
 * @param label what people call it
 * @param section where the rulebook speaks of it; may be empty
 * @param about what it does, as a sentence; may be empty
 * @param type what may be chosen
 * @param value what holds in the scenario; nothing where it says nothing
 */
public record OptionLine(
    String name,
    Group group,
    String label,
    String section,
    String about,
    OpenType type,
    Optional<Datum> value) {

  /** What sort of thing it is. */
  public enum Group {
    OPTION,
    /** A special rule as a whole, which is used or not. */
    RULE,
    /** What a special rule says. */
    PART
  }

  /** The value as it would be typed. */
  public String written() {
    return value.map(TypedValue::written).orElse("");
  }

  /** Every value that may be chosen, where there are only a few. */
  public Optional<List<String>> values() {
    return TypedValue.all(type);
  }

  /** What may be chosen, in words. */
  public String allowed() {
    return TypedValue.allowed(type);
  }
}
