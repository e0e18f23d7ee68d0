package org.groma.validator.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Census;
import org.groma.engine.kernel.Chapter;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Storyteller;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;
import org.groma.engine.kernel.Violation;
import org.groma.engine.kernel.Watch;

/**
 * A game of two turns that uses everything it has, in which a die decides who wins; and the ways in
 * which it may misbehave.
 *
 * @param unused what it never uses: the first item of each of these
 */
record Duel(Set<Usage> unused, Set<Vice> vices) implements Contest {

  /** What may be wrong with it. */
  enum Vice {
    /** Breaks down in every tenth game or so, when the second turn has begun. */
    BREAKS,
    /** Breaks down whenever it begins. */
    BREAKS_AT_ONCE,
    /** Never ends, and tells of it. */
    CHATTERS,
    /** Never ends, and only rolls dice. */
    DITHERS,
    /** Does not go by its dice alone. */
    WAVERS,
    /** Goes another way when nobody listens. */
    CHEATS_UNHEARD,
    /** Is over after its first turn. */
    STOPS_SHORT,
    /** Nobody wins, whatever is rolled. */
    TIES,
    /** Has more provinces than anybody ever gets to. */
    SPRAWLS,
    /** White wins whatever is rolled. */
    FAVOURS_WHITE,
    /** A watch finds something wrong in the second turn. */
    OFFENDS
  }

  static final Duel SOUND = new Duel(Set.of(), Set.of());

  static final int FIRST_TURN = 1;
  static final int TURNS = 2;
  static final int WASTE = 21;
  private static final int D10 = 10;

  /** Something was used. */
  record Noted(Usage usage, int item) implements Event {}

  /** A nation comes to its turn. */
  record Came(int turn, int nation) implements Event {}

  record Threw(int roll) implements Event {}

  private static final AtomicInteger CLOCK = new AtomicInteger();

  static Duel without(Usage usage) {
    return new Duel(EnumSet.of(usage), Set.of());
  }

  static Duel with(Vice vice) {
    return new Duel(Set.of(), EnumSet.of(vice));
  }

  boolean is(Vice vice) {
    return vices.contains(vice);
  }

  @Override
  public List<Named> seats() {
    return List.of(new Named("white", "White"), new Named("black", "Black"));
  }

  @Override
  public List<Named> nations() {
    return List.of(new Named("whites", "Whites"), new Named("blacks", "Blacks"));
  }

  @Override
  public int seat(int nation) {
    return nation;
  }

  @Override
  public List<Named> provinces() {
    return List.of(new Named("east", "East"), new Named("far-east", "Far East"));
  }

  @Override
  public Player player(Skill skill, Dice luck) {
    return new RandomPlayer(luck);
  }

  @Override
  public List<Named> parts() {
    return nations();
  }

  @Override
  public Storyteller storyteller(Audience audience) {
    return new Storyteller() {
      @Override
      public void hear(Event event) {
        if (event instanceof Came(int turn, int nation)) {
          audience.enter(new Chapter(turn, List.of("duel", nations().get(nation).id())));
        }
      }

      @Override
      public void finish() {
        // says nothing anyway
      }
    };
  }

  @Override
  public Census census() {
    throw new UnsupportedOperationException("nobody counts duels");
  }

  @Override
  public Inventory inventory() {
    return new DuelInventory(is(Vice.SPRAWLS));
  }

  @Override
  public Watch watch() {
    return new DuelWatch();
  }

  @Override
  public Game start(Table table) {
    if (is(Vice.BREAKS_AT_ONCE)) {
      throw new IllegalStateException("nobody came.");
    }
    return new DuelGame(table);
  }

  private static final class DuelInventory implements Inventory {

    private final Map<Usage, List<Item>> items = new EnumMap<>(Usage.class);

    DuelInventory(boolean vast) {
      for (Usage usage : Usage.values()) {
        items.put(
            usage,
            switch (usage) {
              case NATION_ENTERED,
                  NATION_ACTED,
                  NATION_MOVED,
                  NATION_ATTACKED,
                  NATION_HELD,
                  BANKRUPT_AT_FIRST ->
                  List.of(item("nation:whites", "", "Whites"), item("nation:blacks", "", "Blacks"));
              case PROVINCE_ENTERED, RETREAT_MADE, RETREAT_CUT_OFF ->
                  List.of(item("province:east", "", "East"), item("province:west", "", "West"));
              case OBJECTIVE_REACHED -> List.of(item("nation:whites", "$.victory[0]", "East (1)"));
              case CARD_DRAWN, CARD_PLAYED ->
                  List.of(
                      item("deck:tricks", "$.cards[0]", "Feint (Tricks)"),
                      item("deck:tricks", "$.cards[1]", "Lunge (Tricks)"));
              case PIECE_USED -> List.of(item("unit:sword", "", "Sword"));
              case LEADER_USED -> List.of(item("leader:second", "", "The second"));
              case PURCHASE_MADE -> List.of(item("table:prices", "$.rows[0]", "swords (Prices)"));
              case SPECIAL_USED ->
                  List.of(item("scenario:350-ad", "$.special[0]", "The rule 'first blood'"));
              case ENTRY_HAPPENED -> List.of(item("time-entry:dawn", "", "Arrival: Whites"));
              case ROW_READ -> List.of(item("table:hits", "$.rows[0]", "1-10 (Hits)"));
              case RULE_EXERCISED -> List.of(item("rule:I.A/duel", "", "I.A (duel)"));
            });
      }
      if (vast) {
        List<Item> provinces = new ArrayList<>(items.get(Usage.PROVINCE_ENTERED));
        for (int i = 1; i <= WASTE; i++) {
          provinces.add(item("province:waste-" + i, "", "Waste " + i));
        }
        items.put(Usage.PROVINCE_ENTERED, provinces);
      }
    }

    private static Item item(String subject, String field, String name) {
      return new Item(subject, field.isEmpty() ? Optional.empty() : Optional.of(field), name);
    }

    @Override
    public List<Item> items(Usage usage) {
      return items.get(usage);
    }

    @Override
    public Consumer<Event> follow(Uses uses) {
      return event -> {
        if (event instanceof Noted(Usage usage, int item)) {
          uses.used(usage, item);
        }
      };
    }
  }

  /** Finds fault with the second turn of the Blacks. */
  private final class DuelWatch implements Watch {

    private final List<Violation> broken = new ArrayList<>();
    private int events;

    @Override
    public void accept(Event event) {
      events++;
      if (is(Vice.OFFENDS) && event instanceof Came(int turn, int nation) && turn == TURNS) {
        broken.add(
            new Violation(
                turn,
                events,
                event.toString(),
                "honour.kept",
                Optional.of("I.B"),
                "the " + nations().get(nation).name() + " cheat in Far East"));
      }
    }

    @Override
    public void compare(Game game) {
      // the log is all there is
    }

    @Override
    public List<Violation> broken() {
      return broken;
    }
  }

  private final class DuelGame implements Game {

    private final Table table;
    private final int[] points = new int[2];
    private int steps;

    DuelGame(Table table) {
      this.table = table;
    }

    @Override
    public void step() {
      int nation = steps % 2;
      table.tell(new Came(turn(), nation));
      int roll = 1 + table.dice().below(D10);
      if (is(Vice.BREAKS) && turn() == TURNS && roll == 1) {
        throw new IllegalArgumentException("a sword broke");
      }
      while (is(Vice.CHATTERS)) {
        table.tell(new Threw(roll));
      }
      while (is(Vice.DITHERS)) {
        table.dice().below(D10);
      }
      roll += is(Vice.WAVERS) ? CLOCK.incrementAndGet() : 0;
      roll += is(Vice.CHEATS_UNHEARD) && !table.isHeard() ? 1 : 0;
      roll += is(Vice.FAVOURS_WHITE) && nation == 0 ? D10 : 0;
      points[nation] += roll;
      table.tell(new Threw(roll));
      use(nation);
      steps++;
    }

    /** Everything that may be used without anything being wrong. */
    private void use(int nation) {
      for (Usage usage : Usage.values()) {
        boolean mishap = usage == Usage.BANKRUPT_AT_FIRST || usage == Usage.RETREAT_CUT_OFF;
        for (int item = 0; item < inventory().items(usage).size(); item++) {
          boolean first = item == 0 && unused.contains(usage);
          if (inventory().items(usage).get(item).subject().startsWith("province:waste")) {
            continue;
          }
          if (mishap ? first && nation == 1 : !first) {
            table.tell(new Noted(usage, item));
          }
        }
      }
    }

    @Override
    public boolean isOver() {
      return steps == 2 * (is(Vice.STOPS_SHORT) ? FIRST_TURN : TURNS);
    }

    @Override
    public int turn() {
      return is(Vice.STOPS_SHORT) ? FIRST_TURN : FIRST_TURN + Math.min(steps / 2, TURNS - 1);
    }

    @Override
    public double points(int seat) {
      return points[seat];
    }

    @Override
    public int holder(int province) {
      return -1;
    }

    @Override
    public OptionalInt winner() {
      return isOver() && !is(Vice.TIES)
          ? OptionalInt.of(points[1] > points[0] ? 1 : 0)
          : OptionalInt.empty();
    }

    @Override
    public void replay(Event event) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<String> brokenInvariants() {
      return List.of();
    }
  }
}
