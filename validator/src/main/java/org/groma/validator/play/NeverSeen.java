package org.groma.validator.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;

/**
 * Something that a scenario has and no game makes anything of. Players made by the program may just
 * not care for it, so this is for a person to judge.
 */
final class NeverSeen extends NeverUsed {

  /** More of a sort are one matter: the games are not about it. */
  private static final int EACH = 20;

  private static final int NAMED = 3;

  /** Who came in fewer games had too few chances to be blamed for anything. */
  private static final long OFTEN = Played.ENOUGH / 2;

  private final Usage usage;
  private final Profile profile;
  private final String sentence;
  private final List<Usage> explaining;

  /**
   * A check of one usage.
   *
   * @param sentence what is wrong, with the item and the number of games
   * @param explaining what tells more of an item that was not used so either
   */
  private NeverSeen(Usage usage, Profile profile, String sentence, Usage... explaining) {
    this.usage = usage;
    this.profile = profile;
    this.sentence = sentence;
    this.explaining = List.of(explaining);
  }

  static final NeverSeen MOVE =
      new NeverSeen(
          Usage.NATION_MOVED,
          profile("play.nation-never-moves", "A nation whose units never move")
              .protects("Whoever plays it has nothing to decide.")
              .example("No unit of the Northmen ever moves in 200 games.")
              .mend(
                  "See where its units stand and whether they may leave: borders, forbidden land,"
                      + " special rules of the nation."),
          "No unit of the %s ever moves in %d games.",
          Usage.NATION_ENTERED,
          Usage.NATION_ACTED);

  static final NeverSeen ATTACK =
      new NeverSeen(
          Usage.NATION_ATTACKED,
          profile("play.nation-never-attacks", "A nation that never attacks anybody")
              .protects("A nation without enemies in reach takes no part in the game.")
              .example("The Northmen never attack anybody in 200 games.")
              .mend("See whom it can reach, and what forbids it to fight them."),
          "The %s never attack anybody in %d games.",
          Usage.NATION_ENTERED,
          Usage.NATION_ACTED,
          Usage.NATION_MOVED);

  static final NeverSeen HOLD =
      new NeverSeen(
          Usage.NATION_HELD,
          profile("play.nation-never-holds", "A nation that never holds any land")
              .protects("Whoever holds nothing has no income and scores for no land.")
              .example("The Northmen never hold a province in 200 games.")
              .mend("See where it may go, and whether a special rule takes its units away again."),
          "The %s never hold a province in %d games.",
          Usage.NATION_ENTERED,
          Usage.NATION_ACTED,
          Usage.NATION_MOVED);

  static final NeverSeen PIECE =
      new NeverSeen(
          Usage.PIECE_USED,
          profile("play.piece-never-used", "A kind of piece that never comes into play")
              .protects("Counters that nobody ever puts on the map are made for nothing.")
              .example("No Catapult comes into play in any of 200 games.")
              .mend("See who may raise it, in which turn, where and at what price."),
          "No %s comes into play in any of %d games.");

  static final NeverSeen LEADER =
      new NeverSeen(
          Usage.LEADER_USED,
          profile("play.leader-never-comes", "A leader who never comes into play")
              .protects("A leader who waits for what cannot happen is missing from the game.")
              .example("Erik the Red does not come into play in any of 200 games.")
              .mend("See what brings the leader: a set-up, a time table, a rule, a price."),
          "%s does not come into play in any of %d games.");

  static final NeverSeen PURCHASE =
      new NeverSeen(
          Usage.PURCHASE_MADE,
          profile("play.purchase-never-made", "Something that nobody ever buys")
              .protects("What costs more than anybody has is no choice.")
              .example("Nobody pays for Catapult in any of 200 games.")
              .mend("Compare the price with what players have, and see who may buy it, and where."),
          "Nobody pays for %s in any of %d games.");

  static final NeverSeen SPECIAL =
      new NeverSeen(
          Usage.SPECIAL_USED,
          profile("play.special-never-used", "A special rule that never has an effect")
              .protects("A rule whose condition never holds is read and remembered for nothing.")
              .example("The rule 'Sea kings' of the Northmen has no effect in any of 200 games.")
              .mend("See what the rule waits for, and whether that can come about at all."),
          "%s has no effect in any of %d games.");

  static final NeverSeen ENTRY =
      new NeverSeen(
          Usage.ENTRY_HAPPENED,
          profile("play.entry-never-happens", "A line of a time table that never comes about")
              .protects("Units, leaders or raids that are announced and never come are missed.")
              .example("Arrival: Northmen does not come about in any of 200 games.")
              .mend(
                  "See what the line waits for, whether the nation is on the map by then, and"
                      + " where its units are put."),
          "%s does not come about in any of %d games.");

  static final List<NeverSeen> ALL =
      List.of(MOVE, ATTACK, HOLD, PIECE, LEADER, PURCHASE, SPECIAL, ENTRY);

  private static Profile profile(String id, String title) {
    return Profile.of(id, Severity.NOTE, Confidence.POSSIBLE, title);
  }

  @Override
  public Profile profile() {
    return profile;
  }

  @Override
  Usage usage() {
    return usage;
  }

  @Override
  String message(Item item, long games) {
    return String.format(Locale.ROOT, sentence, item.name(), games);
  }

  @Override
  Optional<String> summary(List<Item> unused, int all, long games) {
    return unused.size() <= EACH
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%s: true of %d of %d in %d games, among them %s.",
                profile.title(),
                unused.size(),
                all,
                games,
                unused.stream().limit(NAMED).map(Item::name).collect(Collectors.joining(", "))));
  }

  @Override
  boolean isExplained(Item item, Played played) {
    return explaining.stream().anyMatch(other -> played.isUnused(other, item))
        || played.games(Usage.NATION_ENTERED, item).filter(games -> games < OFTEN).isPresent();
  }
}
