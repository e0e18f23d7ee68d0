package org.groma.engine.invasions.setting;

import java.util.Optional;
import org.groma.engine.kernel.Bands;
import org.groma.model.value.Datum;

/**
 * When a special rule about money holds, as far as that can be told from a turn, a status and a
 * level of Decline. The step or the event at which it is looked at is up to who asks.
 *
 * @param status empty where any will do
 * @param inDecline whether it holds only In Decline
 */
record When(int from, int to, Optional<Status> status, boolean inDecline) {

  static final When ALWAYS = new When(0, Integer.MAX_VALUE, Optional.empty(), false);

  static When of(Optional<Datum> condition) {
    return condition.map(ALWAYS::and).orElse(ALWAYS);
  }

  private When and(Datum condition) {
    When both = this;
    if (condition instanceof Datum.Fields(var fields)) {
      for (var field : fields.entrySet()) {
        both = both.and(field.getKey(), field.getValue());
      }
    }
    return both;
  }

  private When and(String name, Datum value) {
    return switch (name) {
      case "turn", "turns" -> in(value);
      case "status" ->
          value instanceof Datum.Text(String word)
              ? new When(from, to, Status.of(word), inDecline)
              : this;
      case "in-decline" -> new When(from, to, status, true);
      case "all" -> {
        When all = this;
        if (value instanceof Datum.Items(var items)) {
          for (Datum item : items) {
            all = all.and(item);
          }
        }
        yield all;
      }
      default -> this;
    };
  }

  private When in(Datum turns) {
    String key =
        switch (turns) {
          case Datum.Text(String text) -> text;
          case Datum.Amount(var number) -> number.toPlainString();
          default -> "";
        };
    return Bands.Band.parse(key)
        .map(band ->
            new When(Math.max(from, band.from()), Math.min(to, band.to()), status, inDecline))
        .orElse(this);
  }

  boolean holds(int turn, Status now, int decline) {
    return turn >= from
        && turn <= to
        && (status.isEmpty() || status.get() == now)
        && (!inDecline || decline > 0);
  }
}
