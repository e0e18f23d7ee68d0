package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.AdministrationCard;
import org.groma.engine.invasions.setting.AdministrationDeck;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.Table;
import org.groma.model.value.Datum;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every face of every Administration card, drawn, paid and played by Persia. */
class EveryAdministrationCardTest {

  private static final AdministrationDeck DECK = Sample.SETTING.administration();
  private static final int PERSIANS = nation("persians");

  /** The second space of a section, so that nothing ends at the end of a track. */
  private static int age(AdministrationCard.Section section) {
    return IntStream.rangeClosed(1, 12)
        .filter(age -> Sample.SETTING.figures().administration().section(age) == section)
        .skip(1)
        .findFirst()
        .orElseThrow();
  }

  static Stream<Arguments> faces() {
    List<Arguments> all = new ArrayList<>();
    for (int card = 0; card < DECK.size(); card++) {
      for (Status status : List.of(Status.KINGDOM, Status.EMPIRE)) {
        for (AdministrationCard.Section section : AdministrationCard.Section.values()) {
          all.add(Arguments.of(card, DECK.card(card).id(), status, section));
        }
      }
    }
    return all.stream();
  }

  /** Draws a certain card first; dice show one face after the other. */
  private static final class Stacked implements Dice {

    private int next;
    private int rolled;

    private Stacked(int first) {
      next = first;
    }

    @Override
    public int roll(Die die) {
      return rolled++ % die.faces() + 1;
    }

    @Override
    public int below(int bound) {
      int picked = Math.min(next, bound - 1);
      next = 0;
      return picked;
    }
  }

  /** Chooses that card and otherwise the first option. */
  private record Chooser(int card) implements Player {

    @Override
    @SuppressWarnings("unchecked") // each branch answers the type of its own decision
    public <A> A decide(Decision<A> decision) {
      return switch (decision) {
        case ChooseCardType _ -> (A) DECK.card(card).type();
        case ChooseCard _ -> (A) Integer.valueOf(card);
        default -> new FirstOption().decide(decision);
      };
    }
  }

  @ParameterizedTest(name = "{1} of a {3} {2}")
  @MethodSource("faces")
  void theFaceHappens(int card, String id, Status status, AdministrationCard.Section section) {
    World world = Sample.opened();
    int age = age(section);
    world.apply(new NationEvent.StatusChanged(PERSIANS, status));
    world.apply(new NationEvent.AgeSet(PERSIANS, age));
    world.apply(new NationEvent.GoldChanged(PERSIANS, 200));
    world.apply(new NationEvent.CapitalMoved(PERSIANS, province("chaldea")));
    List<Event> log = new ArrayList<>();

    CardStep.run(
        new Play(world, new Table(new Stacked(card), _ -> new Chooser(card), log::add)), PERSIANS);

    List<Datum> face = DECK.card(card).face(status, section);
    assertThat(face).as(id).isNotEmpty();
    for (Datum effect : face) {
      assertThat(log).as(effect.toString()).anyMatch(event -> isDueTo(effect, event, age));
    }
    boolean idle = face.toString().contains("inacti"); // by the card, or by the calamity Inaction
    assertThat(world.realms().areLeadersIdle(PERSIANS)).isEqualTo(idle);
  }

  private static boolean isDueTo(Datum effect, Event event, int age) {
    Datum.Fields fields = (Datum.Fields) effect;
    String word = fields.fields().keySet().iterator().next();
    Datum.Fields given = (Datum.Fields) fields.get(word).orElseThrow();
    return switch (word) {
      case "leaders" ->
          text(given, "state").equals("active") // which is what they are
              || event.equals(new RealmEvent.LeadersIdled(PERSIANS, true));
      case "gold" ->
          event.equals(new NationEvent.GoldChanged(PERSIANS, 2 * number(given, "amount")));
      case "age" -> event.equals(new NationEvent.AgeSet(PERSIANS, age + number(given, "spaces")));
      case "calamity" ->
          event.equals(
              new RealmEvent.CalamityStruck(
                  PERSIANS, Sample.SETTING.calamities().named(text(given, "name")).number()));
      default -> throw new AssertionError(word + " is on no Administration card");
    };
  }

  private static int number(Datum.Fields given, String name) {
    return given.get(name).orElseThrow() instanceof Datum.Amount(BigDecimal amount)
        ? amount.intValue()
        : 0;
  }

  private static String text(Datum.Fields given, String name) {
    return given.get(name).orElseThrow() instanceof Datum.Text(String text) ? text : "";
  }
}
