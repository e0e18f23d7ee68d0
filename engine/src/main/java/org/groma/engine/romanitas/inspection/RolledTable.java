package org.groma.engine.romanitas.inspection;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Folk;
import org.groma.engine.romanitas.setting.Modifiers;

/**
 * A table that a number is looked up in, and the least and the greatest number that can come up.
 */
record RolledTable(String table, int least, int most) {

  private static final int FACES = 6;

  /** A die without modifiers. */
  private static RolledTable die(String table) {
    return new RolledTable(table, 1, FACES);
  }

  /** The same with something that may be added, or not. */
  private RolledTable with(int modifier) {
    return new RolledTable(table, least + Math.min(0, modifier), most + Math.max(0, modifier));
  }

  /** All tables of the game, with all that can ever modify their rolls. */
  static List<RolledTable> all(Ground ground) {
    List<RolledTable> all = new ArrayList<>();
    // what modifies the Acta Publica never makes more or less of a die than it has
    Stream.of(Domain.values()).forEach(domain -> all.add(die("acta-" + domain.word())));
    ground.folks().forEach(folk -> all.add(attitude(ground, folk)));
    all.add(die("survival").with(ground.setting().figures().field().lostBattle()));
    Stream.of("siege-losses", "placement", "persian-expedition", "random-events", "earthquake")
        .forEach(table -> all.add(die(table)));
    all.add(new RolledTable("grades", 0, ground.setting().figures().purse().most()));
    return List.copyOf(all);
  }

  /** Rome may have attacked every barbarian nation before one of them rolls. */
  private static RolledTable attitude(Ground ground, Folk folk) {
    Modifiers modifiers = ground.setting().modifiers();
    int barbarians = (int) ground.folks().filter(Folk::barbarian).count();
    RolledTable rolled =
        die(Way.ATTITUDES + folk.id())
            .with(barbarians * modifiers.eachAtWar())
            .with(modifiers.atWarBefore())
            .with(modifiers.kingdomConquered())
            .with(folk.barbarian() ? modifiers.caesar() : 0);
    List<Integer> politics =
        ground.setting().acta(Domain.POLITICAL).results().stream().map(Acta::attitudes).toList();
    return rolled
        .with(politics.stream().mapToInt(each -> each).max().orElse(0))
        .with(politics.stream().mapToInt(each -> each).min().orElse(0));
  }
}
