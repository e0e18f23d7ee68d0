package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.editor.map.WrittenName;
import org.groma.model.edit.Edit;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.label.LabelBook;
import org.groma.model.label.LabelGround;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.model.topology.Precision;

/**
 * What can be done to the label of a name. What is seen when a name is first placed by hand (its
 * angle, its lines) is kept with its place, so that every picture shows it as the maker saw it.
 *
 * @param name of the step in the history
 */
public record LabelDeed(String name, Edit edit) {

  /** One notch of the wheel, or one press of plus, makes letters so many times larger. */
  static final double NOTCH = 1.1;

  private static final double FINEST = 0.01;

  /** Writes a name where and how a hand has left it. */
  static LabelDeed placed(LabelGrip grip, WrittenName name, Project project) {
    String did =
        switch (grip) {
          case MOVE -> "Move";
          case TURN -> "Turn";
          case BEND -> "Bend";
        };
    return new LabelDeed(
        did + " the name of " + name.name(), LabelBook.put(seen(name, project).hidden(false)));
  }

  private static MapLabel seen(WrittenName name, Project project) {
    Precision precision = project.map().precision();
    MapLabel label = LabelBook.of(project).toChange(name.subject());
    Point at = new Point(precision.round(name.at().x()), precision.round(name.at().y()));
    return label
        .withPlace(at)
        .withAngle(Optional.of(LabelGrip.tenths(name.angle())))
        .withBend(name.bend())
        .withLines(name.lines().size() > 1 ? name.lines() : List.of());
  }

  /** Why a name cannot be put where a hand has brought it. */
  static Optional<String> obstacle(WrittenName name, Project project) {
    return LabelGround.of(project, name.subject())
        .filter(ground -> !ground.keeps(name.at()))
        .map(_ ->
            String.format(
                Locale.ROOT,
                "That is too far from %s: nobody would know what it names.",
                name.name()));
  }

  /** Letters larger by a factor; nothing if they cannot be. */
  static Optional<LabelDeed> sized(WrittenName name, double factor, Project project) {
    MapLabel label = LabelBook.of(project).toChange(name.subject());
    double before = label.size().orElse(1.0);
    double wanted = Math.rint(before * factor / FINEST) * FINEST;
    double size = Math.rint(Math.clamp(wanted, MapLabel.SMALLEST, MapLabel.LARGEST) * 100) / 100;
    return size == before
        ? Optional.empty()
        : Optional.of(resized(label, name.name(), Optional.of(size)));
  }

  private static LabelDeed resized(MapLabel label, String name, Optional<Double> size) {
    return new LabelDeed(
        "Size the name of " + name, LabelBook.put(label.withSize(size.filter(each -> each != 1))));
  }

  /** The name broken in the next of all ways there are, on one line at last. */
  static Optional<LabelDeed> broken(WrittenName name, Project project) {
    List<List<String>> ways = breaks(name.name());
    if (ways.size() == 1) {
      return Optional.empty();
    }
    List<String> next = ways.get((ways.indexOf(name.lines()) + 1) % ways.size());
    MapLabel label = LabelBook.of(project).toChange(name.subject());
    boolean fixed = label.at().isPresent() || next.size() > 1;
    MapLabel broken = fixed ? label.withLines(next.size() > 1 ? next : List.of()) : label;
    return Optional.of(
        new LabelDeed(
            "Break the name of " + name.name(),
            LabelBook.put(fixed ? broken : seen(name.brokenInto(next), project))));
  }

  /** All ways to break a name at blanks into one, two or three lines. */
  static List<List<String>> breaks(String name) {
    String[] words = name.strip().split("\\s+");
    List<List<String>> ways = new ArrayList<>();
    ways.add(List.of(String.join(" ", words)));
    for (int i = 1; i < words.length; i++) {
      ways.add(List.of(join(words, 0, i), join(words, i, words.length)));
    }
    for (int i = 1; i < words.length; i++) {
      for (int j = i + 1; j < words.length; j++) {
        ways.add(List.of(join(words, 0, i), join(words, i, j), join(words, j, words.length)));
      }
    }
    return ways;
  }

  private static String join(String[] words, int from, int to) {
    return String.join(" ", List.of(words).subList(from, to));
  }

  /** Leaves a name out, or writes it again. */
  static LabelDeed hidden(WrittenName name, Project project) {
    MapLabel label = LabelBook.of(project).toChange(name.subject());
    return new LabelDeed(
        (label.hidden() ? "Show" : "Hide") + " the name of " + name.name(),
        LabelBook.put(label.hidden(!label.hidden())));
  }

  /** Leaves a name to the program again; nothing if it never was placed. */
  static Optional<LabelDeed> reset(WrittenName name, Project project) {
    return LabelBook.of(project)
        .stored(name.subject())
        .map(label ->
            new LabelDeed(
                "Reset the name of " + name.name(),
                new RemoveEntry(Kinds.LABELS.word(), label.id().slug())));
  }
}
