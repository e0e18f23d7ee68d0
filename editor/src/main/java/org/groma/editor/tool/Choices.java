package org.groma.editor.tool;

import java.util.Optional;
import org.groma.model.topology.Border;

/**
 * What is set in the bars of the tools.
 *
 * @param borderKind the kind that borders are marked with, a word of the vocabulary
 * @param river the id of the river that the river tool draws
 * @param linkKind the kind of a new link, a word of the vocabulary
 * @param assigning what the brush gives to provinces
 * @param value the area, terrain or nation it gives, by id or word
 * @param scenario the scenario in which the brush gives provinces to owners
 * @param drawing how lines and faces are drawn by hand
 * @param override what is said of two places with the adjacency tool
 */
public record Choices(
    String borderKind,
    Optional<String> river,
    String linkKind,
    Assigning assigning,
    Optional<String> value,
    Optional<String> scenario,
    DrawingStyle drawing,
    OverrideChoice override) {

  public static final Choices FIRST =
      new Choices(
          Border.RIVER_KIND,
          Optional.empty(),
          "strait",
          Assigning.AREA,
          Optional.empty(),
          Optional.empty(),
          DrawingStyle.FIRST,
          OverrideChoice.FIRST);

  /** What the brush gives. */
  public enum Assigning {
    AREA,
    TERRAIN,
    OWNER
  }

  public Choices withBorderKind(String kind) {
    return new Choices(kind, river, linkKind, assigning, value, scenario, drawing, override);
  }

  public Choices withRiver(Optional<String> id) {
    return new Choices(borderKind, id, linkKind, assigning, value, scenario, drawing, override);
  }

  public Choices withLinkKind(String kind) {
    return new Choices(borderKind, river, kind, assigning, value, scenario, drawing, override);
  }

  public Choices assigning(Assigning what, Optional<String> given) {
    return new Choices(borderKind, river, linkKind, what, given, scenario, drawing, override);
  }

  public Choices withScenario(Optional<String> id) {
    return new Choices(borderKind, river, linkKind, assigning, value, id, drawing, override);
  }

  public Choices withDrawing(DrawingStyle style) {
    return new Choices(borderKind, river, linkKind, assigning, value, scenario, style, override);
  }

  public Choices withOverride(OverrideChoice said) {
    return new Choices(borderKind, river, linkKind, assigning, value, scenario, drawing, said);
  }
}
