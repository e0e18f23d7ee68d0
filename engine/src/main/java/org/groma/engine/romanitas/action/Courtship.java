package org.groma.engine.romanitas.action;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.romanitas.setting.Deed;
import org.groma.engine.romanitas.setting.Intent;
import org.groma.engine.romanitas.setting.Setting;

/** The order in which Persia courts the client states: that of its table. */
final class Courtship {

  private Courtship() {}

  static List<Integer> order(Setting setting) {
    return IntStream.range(1, setting.nations())
        .mapToObj(setting::folk)
        .flatMap(folk -> folk.attitudes().results().stream())
        .filter(intent -> intent.deed() == Deed.PERSIAN_DIPLOMACY)
        .map(Intent::client)
        .distinct()
        .toList();
  }
}
