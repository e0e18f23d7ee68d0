package org.groma.editor.panel.inspector;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.groma.model.edit.Edit;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.label.LabelBook;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/**
 * A label as fields, and what typing there does. Knows no window.
 *
 * @param name whose label it is
 * @param stored whether the project says anything of it
 */
record LabelForm(MapLabel label, String name, boolean stored) {

  /**
   * What comes of typing: an edit, nothing, or what is wrong.
   *
   * @param name of the step in the history
   */
  record Answer(String name, Optional<Edit> edit, String wrong) {}

  static LabelForm of(Project project, String subject, String name) {
    LabelBook book = LabelBook.of(project);
    return new LabelForm(book.toChange(subject), name, book.stored(subject).isPresent());
  }

  String size() {
    return label.size().map(factor -> plain(factor * 100)).orElse("");
  }

  String angle() {
    return label.angle().map(LabelForm::plain).orElse("");
  }

  String bend() {
    return label.bend() == 0 ? "" : plain(label.bend());
  }

  private static String plain(double value) {
    return BigDecimal.valueOf(value)
        .setScale(2, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  Answer shown(boolean written) {
    return answer((written ? "Show" : "Hide") + " the name of ", label.hidden(!written));
  }

  /** In percent of what the program would choose; blank for that. */
  Answer sized(String text) {
    return number(
            text, "A size", "25 to 400 percent", MapLabel.SMALLEST * 100, 100 * MapLabel.LARGEST)
        .map(
            percent ->
                answer(
                    "Size the name of ",
                    label.withSize(percent.map(each -> each / 100).filter(each -> each != 1))),
            this::wrong);
  }

  /** Blank for what the program chooses. */
  Answer turned(String text) {
    return number(text, "An angle", "-180 to 180 degrees", -MapLabel.STEEPEST, MapLabel.STEEPEST)
        .map(degrees -> answer("Turn the name of ", label.withAngle(degrees)), this::wrong);
  }

  Answer bent(String text) {
    return number(text, "A bend", "-180 to 180 degrees", -MapLabel.ROUNDEST, MapLabel.ROUNDEST)
        .map(
            degrees -> answer("Bend the name of ", label.withBend(degrees.orElse(0.0))),
            this::wrong);
  }

  /** Blank for what the program chooses. */
  Answer broken(String text) {
    List<String> lines = text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    MapLabel broken = label.withLines(lines);
    return lines.isEmpty() || broken.spells(name)
        ? answer("Break the name of ", broken)
        : wrong(
            String.format(
                Locale.ROOT,
                "The lines spell '%s', which is not the name %s; rename it above, or break it"
                    + " only.",
                String.join(" ", lines),
                name));
  }

  Answer reset() {
    return new Answer(
        "Reset the name of " + name,
        stored
            ? Optional.of(new RemoveEntry(Kinds.LABELS.word(), label.id().slug()))
            : Optional.empty(),
        "");
  }

  private Answer wrong(String sentence) {
    return new Answer("", Optional.empty(), sentence);
  }

  private Answer answer(String did, MapLabel now) {
    boolean same = now.equals(label) || (!stored && now.isIdle());
    return new Answer(did + name, same ? Optional.empty() : Optional.of(LabelBook.put(now)), "");
  }

  /** A number that was typed, or why it is none. */
  private record Figure(Optional<Double> value, String wrong) {
    Answer map(Function<Optional<Double>, Answer> right, Function<String, Answer> otherwise) {
      return wrong.isEmpty() ? right.apply(value) : otherwise.apply(wrong);
    }
  }

  private static Figure number(String text, String what, String range, double least, double most) {
    String bare = text.strip().replace(',', '.').replace('−', '-').replaceAll("[%°]$", "").strip();
    if (bare.isEmpty()) {
      return new Figure(Optional.empty(), "");
    }
    try {
      double value = Double.parseDouble(bare);
      if (value >= least && value <= most) {
        return new Figure(Optional.of(value), "");
      }
    } catch (NumberFormatException _) {
      // said below
    }
    return new Figure(
        Optional.empty(),
        String.format(Locale.ROOT, "%s is a number of %s, not '%s'.", what, range, text.strip()));
  }
}
