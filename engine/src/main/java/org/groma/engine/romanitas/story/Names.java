package org.groma.engine.romanitas.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.engine.kernel.Spelling;
import org.groma.engine.kernel.Worded;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.setting.Setting;

/** What things are called in a story. */
final class Names {

  private final Setting setting;

  Names(Setting setting) {
    this.setting = setting;
  }

  String plain(Worded word) {
    return Spelling.spelt(word.word());
  }

  String of(Reason reason) {
    return reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  String of(DeedTold.Why why) {
    return switch (why) {
      case NOT_ROMAN -> "nothing Roman is in their way";
      case NO_COAST -> "they have no coast to sail from";
      case NO_FLEET -> "they have no fleet";
      case PROMISED_PEACE -> "they keep the peace they promised";
    };
  }

  /**
   * Why a game is over.
   *
   * @param organised the RP of the last Organisation Phase
   */
  String of(Ending ending, int organised) {
    return switch (ending) {
      case LAST_TURN -> "The last turn is over; its Organisation counted " + organised + " RP.";
      case CAPITAL_LOST -> "The capital is lost.";
      case NO_POINTS -> "There are no RP left.";
      case DESOLATION -> "The Empire is laid waste.";
    };
  }

  String nation(int nation) {
    return setting.nationName(nation);
  }

  String territory(int territory) {
    return setting.board().territory(territory).name();
  }

  String space(int space) {
    return setting.board().space(space).name();
  }

  String zone(int zone) {
    return setting.board().zone(zone).name();
  }

  String client(int client) {
    return setting.board().territories().stream()
        .filter(territory -> territory.client() == client)
        .findFirst()
        .map(territory -> territory.name())
        .orElse(setting.board().clients().get(client));
  }

  String unit(int unit) {
    return setting.army().get(unit).name();
  }

  String figure(int figure) {
    return setting.commanders().get(figure).name();
  }

  String monument(int monument) {
    return plain(setting.monuments().get(monument).kind());
  }

  /** {@code 2 Skoutatoi, Cataphracts, under the Comes}. */
  String force(List<Integer> units, List<Integer> figures) {
    List<String> parts = new ArrayList<>();
    units.stream()
        .map(this::unit)
        .distinct()
        .forEach(name -> {
          long count = units.stream().filter(unit -> unit(unit).equals(name)).count();
          parts.add(count == 1 ? name : count + " " + name);
        });
    String led = String.join(" and the ", figures.stream().map(this::figure).toList());
    return String.join(", ", parts) + (figures.isEmpty() ? "" : ", under the " + led);
  }

  /** A type of unit by its id. */
  String troop(String id) {
    return Stream.concat(
            setting.army().stream(),
            IntStream.range(1, setting.nations())
                .mapToObj(setting::folk)
                .flatMap(folk -> folk.troops().stream()))
        .filter(troop -> troop.id().equals(id))
        .findFirst()
        .map(troop -> troop.name())
        .orElse(id);
  }
}
