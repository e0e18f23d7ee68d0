package org.groma.validator.play;

import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.function.Function;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.choice.ScenarioChoices;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Evidence;
import org.groma.validator.finding.Subject;

/** Games that were played, as checks see them. */
public final class Played {

  /** What happens in one game of twenty is missed in one series of eight, if it has so many. */
  public static final long ENOUGH = 40;

  private final Scenario scenario;
  private final ScenarioChoices choices;
  private final Contest contest;
  private final Inventory inventory;
  private final long seed;
  private final Ledger ledger;
  private final List<Drift> drifts;
  private final Scenes scenes;
  private final Function<Subject, Optional<Point>> places;

  Played(
      Scenario scenario,
      ScenarioChoices choices,
      Contest contest,
      Inventory inventory,
      long seed,
      Ledger ledger,
      List<Drift> drifts,
      Scenes scenes,
      Function<Subject, Optional<Point>> places) {
    this.scenario = scenario;
    this.choices = choices;
    this.contest = contest;
    this.inventory = inventory;
    this.seed = seed;
    this.ledger = ledger;
    this.drifts = List.copyOf(drifts);
    this.scenes = scenes;
    this.places = places;
  }

  public Contest contest() {
    return contest;
  }

  public Scenario scenario() {
    return scenario;
  }

  /** The scenario, as what a finding is about. */
  public Subject subject() {
    return Subject.of(Kinds.SCENARIOS, scenario);
  }

  /** What people call a nation or a province of the game; its id where it is neither. */
  public String name(Subject subject) {
    boolean nation = subject.kind().equals(Kinds.NATIONS.word());
    return (nation ? contest.nations() : contest.provinces())
        .stream()
            .filter(named -> named.id().equals(subject.id()))
            .findFirst()
            .map(Named::name)
            .orElse(subject.id());
  }

  /** How many games were begun. */
  public long games() {
    return ledger.played(Skill.STEADY) + ledger.played(Skill.RANDOM);
  }

  /** How many games with such players came to their end. */
  public long ended(Skill skill) {
    return ledger.ended(skill);
  }

  /** How many games came to their end. */
  public long ended() {
    return ended(Skill.STEADY) + ended(Skill.RANDOM);
  }

  /** How many games came to their end in which turn. */
  public NavigableMap<Integer, Long> lastTurns() {
    return ledger.lastTurns();
  }

  /** How many games came to their end and nobody had won. */
  public long undecided() {
    return ledger.undecided();
  }

  /** Whether so many games ended that something can be said never to happen. */
  public boolean isLongEnough() {
    return ended() >= ENOUGH;
  }

  public long wins(Skill skill, int seat) {
    return ledger.wins(skill, seat);
  }

  public Optional<Match> firstWon(Skill skill, int seat) {
    return ledger.firstWon(skill, seat);
  }

  public List<Item> items(Usage usage) {
    return inventory.items(usage);
  }

  public UseCount uses(Usage usage) {
    return ledger.uses(usage);
  }

  /** Whether something is known never to have been used in a way. */
  boolean isUnused(Usage usage, Item item) {
    return games(usage, item).filter(games -> games == 0).isPresent();
  }

  /** In how many games something was used in a way; empty where the game cannot tell. */
  Optional<Long> games(Usage usage, Item item) {
    List<Item> items = items(usage);
    for (int i = 0; i < items.size(); i++) {
      Item each = items.get(i);
      if (each.subject().equals(item.subject()) && each.field().equals(item.field())) {
        return Optional.of(uses(usage).games(i));
      }
    }
    return Optional.empty();
  }

  /** How games broke down. */
  public NavigableMap<Fault, Trouble> faults() {
    return ledger.faults();
  }

  /** The invariants that were broken. */
  public NavigableMap<Offence, Trouble> offences() {
    return ledger.offences();
  }

  /** Games that did not end. */
  public Optional<Trouble> endless() {
    return ledger.endless();
  }

  /** Games that went another way when they were played again. */
  public List<Drift> drifts() {
    return drifts;
  }

  /** Where on the map something is, if it is there. */
  public Optional<Point> place(Subject subject) {
    return places.apply(subject);
  }

  /** The game and the moment, to be looked at again. */
  public Evidence evidence(Sighting sighting) {
    Scenes.Scene scene = scenes.at(sighting);
    Optional<Integer> turn = scene.turn().filter(number -> number >= scenario.firstTurn());
    return evidence(sighting.match(), turn, turn.flatMap(_ -> scene.nation()));
  }

  /** What was in play at a moment, what came last first. */
  List<Item> records(Sighting sighting) {
    return scenes.at(sighting).records();
  }

  public Evidence evidence(Match match, Optional<Integer> turn, Optional<String> nation) {
    return new Evidence(
        scenario.id().slug(), seed, match.game(), turn, nation, match.players().word(), choices);
  }
}
