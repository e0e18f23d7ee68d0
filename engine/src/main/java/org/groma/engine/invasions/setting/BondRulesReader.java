package org.groma.engine.invasions.setting;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;

/** Compiles the special rules about bonds from the nations' {@code special}. */
final class BondRulesReader {

  private static final Bands.Band ALWAYS = new Bands.Band(0, Integer.MAX_VALUE);

  private final Project project;
  private final List<Shortfall> shortfalls;

  final List<BondRules.Hiring> hirings = new ArrayList<>();
  final List<BondRules.Exchange> exchanges = new ArrayList<>();
  final List<BondRules.Rebels> rebels = new ArrayList<>();
  final List<BondRules.Partners> partners = new ArrayList<>();
  final int[] clientMercenaries;
  final boolean[] granary;

  private BondRulesReader(Project project, Board board, List<Shortfall> shortfalls) {
    this.project = project;
    this.shortfalls = shortfalls;
    clientMercenaries = new int[project.get(Kinds.NATIONS).size()];
    Arrays.fill(clientMercenaries, -1);
    granary = new boolean[board.provinces()];
    for (int i = 0; i < granary.length; i++) {
      granary[i] = project.provinces().find(board.place(i).slug()).orElseThrow().granary();
    }
    int number = 0;
    for (Nation nation : project.get(Kinds.NATIONS)) {
      for (Nation.Special special : nation.special()) {
        for (Datum effect : special.effects()) {
          if (effect instanceof Datum.Fields fields) {
            read(number, special, fields);
          }
        }
      }
      number++;
    }
  }

  static BondRules read(Project project, Board board, List<Shortfall> shortfalls) {
    return new BondRules(new BondRulesReader(project, board, shortfalls));
  }

  private void read(int nation, Nation.Special special, Datum.Fields effect) {
    fields(effect, "client-terms")
        .ifPresent(terms -> clientMercenaries[nation] = number(terms, "mercenary", 1));
    fields(effect, "exchange-mercenary")
        .ifPresent(terms ->
            exchanges.add(
                new BondRules.Exchange(
                    nation, nation(terms.get("with")), number(terms, "count", 1))));
    fields(effect, "rebellion-rolls")
        .ifPresent(terms ->
            rebels.add(
                new BondRules.Rebels(
                    nation, nations(terms.get("vassals")), number(terms, "count", 1))));
    fields(effect, "share-points")
        .ifPresent(terms ->
            partners.add(
                new BondRules.Partners(nations(terms.get("nations")), turns(special).from())));
    fields(effect, "hire-mercenaries").ifPresent(terms -> hiring(nation, special, terms));
  }

  private void hiring(int of, Nation.Special special, Datum.Fields terms) {
    Bands.Band turns = turns(special);
    UnitKind.Category category =
        fields(terms, "of")
            .flatMap(which -> text(which.get("category")))
            .flatMap(UnitKind.Category::of)
            .orElse(UnitKind.Category.CAVALRY);
    int leader =
        fields(terms, "if")
            .flatMap(condition -> fields(condition, "not"))
            .flatMap(condition -> text(condition.get("leader-eliminated")))
            .map(id -> project.get(Kinds.LEADERS).indexOf(id))
            .orElse(-1);
    BigDecimal price =
        terms.get("price").orElse(null) instanceof Datum.Amount(BigDecimal amount)
            ? amount
            : BigDecimal.ZERO;
    hirings.add(
        new BondRules.Hiring(
            nation(terms.get("hirer")),
            of,
            turns.from(),
            turns.to(),
            category,
            number(terms, "count", 1),
            Halves.tryOf(price).orElse(Halves.ZERO).count(),
            terms.get("refusable").filter(new Datum.Flag(true)::equals).isPresent(),
            leader));
  }

  private static Bands.Band turns(Nation.Special special) {
    if (special.when().orElse(null) instanceof Datum.Fields when) {
      Optional<Datum> written = when.get("turn").or(() -> when.get("turns"));
      if (written.orElse(null) instanceof Datum.Text(String text)) {
        return Bands.Band.parse(text).orElse(ALWAYS);
      }
      if (written.orElse(null) instanceof Datum.Amount(BigDecimal turn)) {
        return new Bands.Band(turn.intValue(), turn.intValue());
      }
    }
    return ALWAYS;
  }

  private static Optional<Datum.Fields> fields(Datum.Fields in, String name) {
    return in.get(name).orElse(null) instanceof Datum.Fields found
        ? Optional.of(found)
        : Optional.empty();
  }

  private static Optional<String> text(Optional<Datum> written) {
    return written.orElse(null) instanceof Datum.Text(String text)
        ? Optional.of(text)
        : Optional.empty();
  }

  private static int number(Datum.Fields in, String name, int otherwise) {
    return in.get(name).orElse(null) instanceof Datum.Amount(BigDecimal number)
        ? number.intValue()
        : otherwise;
  }

  private int nation(Optional<Datum> written) {
    int found = text(written).map(id -> project.get(Kinds.NATIONS).indexOf(id)).orElse(-1);
    if (found < 0) {
      shortfalls.add(new Shortfall("special rules", "no such nation: " + written));
    }
    return found;
  }

  private long nations(Optional<Datum> written) {
    long found = 0;
    if (written.orElse(null) instanceof Datum.Items(List<Datum> items)) {
      for (Datum item : items) {
        int nation = nation(Optional.of(item));
        found |= nation < 0 ? 0 : 1L << nation;
      }
    }
    return found;
  }
}
