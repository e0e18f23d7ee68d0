package org.groma.engine.invasions.setting;

import java.util.function.ToIntFunction;

/** A figure for each status of a nation; plain fields, because rules ask for them at every turn. */
record ByStatus(int barbarian, int kingdom, int empire) {

  static ByStatus of(ToIntFunction<Status> figure) {
    return new ByStatus(
        figure.applyAsInt(Status.BARBARIAN),
        figure.applyAsInt(Status.KINGDOM),
        figure.applyAsInt(Status.EMPIRE));
  }

  int get(Status status) {
    return switch (status) {
      case BARBARIAN -> barbarian;
      case KINGDOM -> kingdom;
      case EMPIRE -> empire;
    };
  }
}
