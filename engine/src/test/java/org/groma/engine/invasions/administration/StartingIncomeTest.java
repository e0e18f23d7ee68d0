package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.administration.Budget.Item;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

/** The budgets of the three great powers at the start, worked out by hand from the gazetteer. */
class StartingIncomeTest {

  private static World opened() {
    World world = Sample.opened();
    world.apply(new RealmEvent.ReligionSet(nation("romans"), Religion.CATHOLIC));
    world.apply(new RealmEvent.ReligionSet(nation("byzantines"), Religion.CATHOLIC));
    world.apply(new RealmEvent.ReligionSet(nation("persians"), Religion.MAZDAIST));
    return world;
  }

  private static List<String> lines(Budget budget, Item item) {
    return budget.lines().stream()
        .filter(line -> line.item() == item)
        .map(line -> line.label() + " " + gold(line.halves()))
        .sorted()
        .toList();
  }

  private static String gold(int halves) {
    return halves % 2 == 0 ? Integer.toString(halves / 2) : halves + "/2";
  }

  @Test
  void byzantiumEarnsSeventyWithoutItsCaravan() {
    Budget budget = Budget.of(opened(), nation("byzantines"));

    assertThat(lines(budget, Item.CITY))
        .containsExactly(
            "Alexandria 3",
            "Antiocheia 2",
            "Athenae 2",
            "Constantinopolis 3",
            "Cyrene 1",
            "Damascus 1",
            "Dara 1",
            "Dyrrachium 1",
            "Edessa 1",
            "Ephesos 2",
            "Heraclea 1",
            "Hierosolyma 1",
            "Iconium 1",
            "Melitene 1",
            "Memphis 2",
            "Nicae 1",
            "Pergamon 2",
            "Singidunum 1",
            "Tarsus 1",
            "Thebae 1",
            "Thessalonika 2",
            "Trapezus 1");
    assertThat(budget.total(Item.CITY)).isEqualTo(2 * 32);
    assertThat(lines(budget, Item.AREA))
        .containsExactly(
            "aegyptus 2", "asia 2", "cappadocia 2", "graecia 2", "moesia 2", "oriens 2");
    assertThat(lines(budget, Item.CAPITAL)).containsExactly("Constantinopolis 10");
    assertThat(lines(budget, Item.COMMERCE))
        .containsExactly(
            "Mare Adriaticum 1",
            "Mare Aegeum 1",
            "Mare Nostrum Orientalis 1",
            "Mare Siculum 1",
            "Pontus Euxinus 1",
            "Propontis 1");
    assertThat(lines(budget, Item.MONOPOLY))
        .containsExactly("Mare Aegeum 3", "Mare Nostrum Orientalis 3", "Pontus Euxinus 2");
    assertThat(lines(budget, Item.CLIENT)).containsExactly("Armenians 2");
    assertThat(budget.gross()).isEqualTo(2 * 70);
    assertThat(budget.expenses()).isZero();
    assertThat(budget.net()).isEqualTo(2 * 70);
  }

  @Test
  void romeEarnsSixtySevenAndPaysForTheHereticsOfAfrica() {
    Budget budget = Budget.of(opened(), nation("romans"));

    assertThat(lines(budget, Item.CITY))
        .containsExactly(
            "Aquilea 1",
            "Aquincum 1",
            "Arelate 1",
            "Avaricum 1",
            "Carthago 3",
            "Carthago Nova 1",
            "Eboracum 1",
            "Hispalis 1",
            "Londinium 1",
            "Lugdunum 1",
            "Mediolanum 2",
            "Narbo 1",
            "Neapolis 1",
            "Parisius 1",
            "Ravenna 2",
            "Roma 3",
            "Saldæ 1",
            "Salonae 1",
            "Sirmium 1",
            "Syracusae 1",
            "Toletum 1",
            "Tolosa 1",
            "Treverum 2");
    assertThat(budget.total(Item.CITY)).isEqualTo(2 * 30);
    assertThat(lines(budget, Item.AREA))
        .containsExactly(
            "africa 2",
            "britannia 2",
            "gallia-meridionalis 2",
            "gallia-septentrionalis 2",
            "hispania 2",
            "illyria 2",
            "italia 2");
    assertThat(lines(budget, Item.CAPITAL)).containsExactly("Roma 10");
    assertThat(lines(budget, Item.COMMERCE))
        .as("W20: Adriaticum and Siculum bring 1 each, without a monopoly")
        .containsExactly(
            "Mare Adriaticum 1",
            "Mare Mauretanicum 1",
            "Mare Siculum 1",
            "Mare Tyrrhenum 1",
            "Oceanus Britannicus 1",
            "Sinus Gallicus 1");
    assertThat(lines(budget, Item.MONOPOLY))
        .containsExactly(
            "Mare Mauretanicum 1", "Mare Tyrrhenum 2", "Oceanus Britannicus 1", "Sinus Gallicus 1");
    assertThat(lines(budget, Item.CLIENT)).containsExactly("Mauritanians 2");
    assertThat(lines(budget, Item.HERESY)).containsExactly("africa -1");
    assertThat(budget.gross()).isEqualTo(2 * 67);
    assertThat(budget.net()).isEqualTo(2 * 66);
  }

  @Test
  void persiaEarnsFortyAndKeepsTwentyUnits() {
    Budget budget = Budget.of(opened(), nation("persians"));

    assertThat(lines(budget, Item.CITY))
        .containsExactly(
            "Arbela 1",
            "Ctesiphon 3",
            "Dastgerd 1",
            "Ecbatana 1",
            "Nisibis 1",
            "Perisabor 1",
            "Persepolis 1",
            "Susa 1");
    assertThat(lines(budget, Item.PROVINCE))
        .as("W21: Chaldea 2, Susiana 1, Hyrkania one half")
        .containsExactly(
            "Adiabene 1",
            "Akkad 2",
            "Artemita 1",
            "Assyria 2",
            "Atropatene 1",
            "Babylonia 2",
            "Cadusia 1/2",
            "Chaldea 2",
            "Elymais 2",
            "Euphrates 1",
            "Hyrkania 1/2",
            "Media 2",
            "Phraaspa 1",
            "Rhagae 1",
            "Susiana 1",
            "Zagros 1");
    assertThat(lines(budget, Item.CAPITAL)).containsExactly("Ctesiphon 5");
    assertThat(lines(budget, Item.COMMERCE)).isEmpty();
    assertThat(lines(budget, Item.OFF_MAP)).hasSize(1);
    assertThat(budget.total(Item.OFF_MAP)).isEqualTo(2 * 2);
    assertThat(lines(budget, Item.CLIENT)).containsExactly("Iberians 2");
    assertThat(lines(budget, Item.MAINTENANCE)).containsExactly("units -20");
    assertThat(budget.gross()).isEqualTo(2 * 40);
    assertThat(budget.net()).isEqualTo(2 * 20);
  }
}
