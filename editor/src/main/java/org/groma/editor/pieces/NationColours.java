package org.groma.editor.pieces;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.exporters.picture.Colour;
import org.groma.model.colour.ColourWheel;
import org.groma.model.colour.PerceivedColour;
import org.groma.model.colour.Rgb;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/**
 * The colours of the nations: what their attribute {@code colour} says, else one of many that are
 * easy to tell apart, and from the sea.
 */
public final class NationColours {

  private static final String ATTRIBUTE = "colour";
  private static final Colour UNKNOWN = Colour.of(0x8A8A8A);

  private final Map<NationId, Colour> byNation = new HashMap<>();

  private NationColours() {}

  public static NationColours of(Project project) {
    NationColours colours = new NationColours();
    List<PerceivedColour> taken = new ArrayList<>();
    for (Nation nation : project.get(Kinds.NATIONS)) {
      stated(nation).ifPresent(own -> colours.put(nation, own, taken));
    }
    int turn = 0;
    int all = project.get(Kinds.NATIONS).size();
    for (Nation nation : project.get(Kinds.NATIONS)) {
      if (!colours.byNation.containsKey(nation.id())) {
        colours.put(nation, ColourWheel.STRONG.pick(turn, all, taken), taken);
      }
      turn++;
    }
    return colours;
  }

  private void put(Nation nation, Rgb colour, List<PerceivedColour> taken) {
    byNation.put(nation.id(), Colour.of(colour));
    taken.add(ColourWheel.STRONG.seen(colour));
  }

  private static Optional<Rgb> stated(Nation nation) {
    return nation.attributes().text(ATTRIBUTE).flatMap(Rgb::parse);
  }

  public Colour of(NationId nation) {
    return byNation.getOrDefault(nation, UNKNOWN);
  }
}
