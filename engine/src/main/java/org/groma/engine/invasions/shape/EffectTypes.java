package org.groma.engine.invasions.shape;

import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;

/** What an effect is: one word with its parameters, or a case with effects of its own. */
final class EffectTypes {

  /** An effect, or effects that happen when a condition holds. */
  static final OpenType EFFECT = new OpenType.Nested(() -> EffectTypes.ALL);

  static final OpenType EFFECTS = new OpenType.Several(EFFECT);

  private static final OpenType ALL =
      new OpenType.Deed(
          Stream.of(
                  EffectWords.ALL,
                  MiddleEffects.ALL,
                  FurtherEffects.ALL,
                  List.of(OpenField.of("effects", "Effects", "", EFFECTS, "What a case brings.")))
              .flatMap(List::stream)
              .toList(),
          List.of(OpenField.part("when", ConditionTypes.CONDITION).optional()));

  private EffectTypes() {}
}
