package org.groma.engine.romanitas.shape;

import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;
import org.groma.engine.romanitas.setting.Ban;
import org.groma.engine.romanitas.setting.Box;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.Grade;
import org.groma.engine.romanitas.setting.Mishap;
import org.groma.model.project.Kinds;

/** The three lines of the Acta Publica, what modifies their dice, and other strokes of fate. */
final class ActaTables {

  private static final OpenType CITY = new OpenType.Reference(Kinds.CITIES);
  private static final int FACES = 6;
  private static final int MOST_POINTS = 10;

  private ActaTables() {}

  static List<TableShape> all() {
    List<TableShape> tables = new ArrayList<>();
    for (Domain domain : Domain.values()) {
      tables.add(line(domain));
    }
    tables.add(modifiers());
    tables.add(
        TableShape.rolled("grades", "3.3", "", 0, MOST_POINTS)
            .columns(part("grade", ShapeWords.of(Grade.values())))
            .laws(
                new TableLaw.Down(
                    TableLaw.Course.RISING,
                    List.of("grade"),
                    ShapeWords.words(List.of(Grade.values()))),
                new TableLaw.Distinct("grade")));
    tables.add(
        TableShape.rolled("random-events", "8.7", "d6", 1, FACES)
            .columns(part("event", ShapeWords.of(Mishap.values())))
            .attributes(
                OpenField.rolls("refuses"),
                OpenField.rolls("ill"),
                OpenField.rolls("storm"),
                part("razzia", CITY))
            .laws(new TableLaw.Distinct("event")));
    tables.add(
        TableShape.rolled("earthquake", "8.7", "d6", 1, FACES)
            .columns(part("city", CITY))
            .laws(new TableLaw.Distinct("city")));
    return tables;
  }

  /** The boxes of a line stand from the worst to the best, and so do their points. */
  private static TableShape line(Domain domain) {
    List<Box> boxes = Stream.of(Box.values()).filter(box -> box.domain() == domain).toList();
    return TableShape.rolled("acta-" + domain.word(), section(domain), "d6", 1, FACES)
        .columns(
            part("box", ShapeWords.of(boxes)),
            whole("points", -2, 2),
            part("effects", new OpenType.Several(effect())))
        .laws(
            new TableLaw.Down(TableLaw.Course.RISING, List.of("box"), ShapeWords.words(boxes)),
            new TableLaw.Distinct("box"),
            TableLaw.risingDown("points"));
  }

  private static String section(Domain domain) {
    return switch (domain) {
      case POLITICAL -> "4.2.1";
      case RELIGIOUS -> "4.2.2";
      case ECONOMIC -> "4.2.3";
    };
  }

  /** What a box brings: one word with what it says. */
  private static OpenType effect() {
    return new OpenType.Deed(
        List.of(
            part("forbids", ShapeWords.of(Ban.values())),
            whole("attitudes", 1, 2),
            part("unusable", new OpenType.Several(new OpenType.Reference(Kinds.UNITS))),
            whole("large-force", 1, 2),
            whole("missionary", 1, 2),
            part(
                "extra",
                new OpenType.Parts(
                    List.of(
                        whole("removal", 1, 2).optional(),
                        whole("unit", 1, 2).optional(),
                        whole("fleet", 1, 2).optional(),
                        whole("improvement", 1, 2).optional()))),
            part("desolation", new OpenType.Each(OpenField.ROLLS, CITY)),
            part("favour", new OpenType.Several(ShapeWords.of(Favour.values()))),
            part(
                "free",
                new OpenType.Parts(List.of(whole("diplomacy", 1, 2), whole("elite", 1, 2))))),
        List.of());
  }

  private static TableShape modifiers() {
    return TableShape.named("acta-modifiers", "4.2")
        .row("magister-defeated", cells(Domain.POLITICAL, -2, -1))
        .row("three-conquests", cells(Domain.POLITICAL, 1, 2))
        .row("heresy", cells(Domain.RELIGIOUS, -2, -1))
        .row("monastery", cells(Domain.RELIGIOUS, 1, 2))
        .row("metropolis-lost", cells(Domain.RELIGIOUS, -2, -1))
        .row("carthage-not-roman", cells(Domain.RELIGIOUS, -2, -1))
        .row("economic-crisis", cells(Domain.ECONOMIC, -2, -1))
        .attributes(part("religiousCity", CITY));
  }

  private static OpenField[] cells(Domain domain, int least, int most) {
    return new OpenField[] {part("domain", ShapeWords.of(domain)), whole("modifier", least, most)};
  }
}
