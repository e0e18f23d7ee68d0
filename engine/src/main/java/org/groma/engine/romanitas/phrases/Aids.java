package org.groma.engine.romanitas.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.kernel.Aid;
import org.groma.engine.kernel.Chart;

/** The sheets that lie beside the map: attitudes with itineraries, fate, and what RP buy. */
record Aids(Charts charts) {

  List<Aid> all() {
    List<Chart> attitudes = new ArrayList<>();
    new AttitudeWords(charts.names()).matrix().ifPresent(attitudes::add);
    attitudes.addAll(charts.all("itineraries", "attitude-modifiers"));
    return Stream.of(
            new Aid(
                "attitudes",
                "Attitudes",
                "What enemies do in the Actions Phase, in the order in which they roll",
                true,
                attitudes),
            new Aid(
                "fate",
                "Acta Publica",
                "One of the three dice for each line, at the start of the turn",
                false,
                charts.all(
                    "acta-political",
                    "acta-religious",
                    "acta-economic",
                    "acta-modifiers",
                    "random-events",
                    "earthquake")),
            new Aid(
                "costs",
                "Mobilisation and other costs",
                "What Romanness points buy, and what brings them",
                false,
                charts.all(
                    "mobilisation",
                    "remobilisation",
                    "diplomacy",
                    "monuments",
                    "points",
                    "desolation",
                    "grades")))
        .filter(aid -> !aid.charts().isEmpty())
        .toList();
  }
}
