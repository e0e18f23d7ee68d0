package org.groma.editor.pieces;

import java.awt.Color;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.groma.exporters.picture.Colour;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/**
 * The colours of the nations: what their attribute {@code colour} says, else one of many that are
 * easy to tell apart.
 */
public final class NationColours {

  private static final String ATTRIBUTE = "colour";
  private static final Pattern HEX = Pattern.compile("#[0-9a-fA-F]{6}");
  private static final Colour UNKNOWN = Colour.of(0x8A8A8A);
  private static final double GOLDEN = 0.61803398875; // spreads any number of hues

  /** How strong and how light the colours of neighbours in the circle of hues are. */
  private static final float[][] TONES = {{0.62f, 0.62f}, {0.45f, 0.86f}, {0.72f, 0.45f}};

  private final Map<NationId, Colour> byNation = new HashMap<>();

  private NationColours() {}

  public static NationColours of(Project project) {
    NationColours colours = new NationColours();
    int index = 0;
    for (Nation nation : project.get(Kinds.NATIONS)) {
      colours.byNation.put(nation.id(), stated(nation).orElse(distinct(index)));
      index++;
    }
    return colours;
  }

  private static Optional<Colour> stated(Nation nation) {
    return nation
        .attributes()
        .text(ATTRIBUTE)
        .filter(text -> HEX.matcher(text).matches())
        .map(text -> Colour.of(Integer.parseInt(text.substring(1), 16)));
  }

  private static Colour distinct(int index) {
    float[] tone = TONES[index % TONES.length];
    float hue = (float) (index * GOLDEN % 1);
    return Colour.of(Color.HSBtoRGB(hue, tone[0], tone[1]) & 0xFFFFFF);
  }

  public Colour of(NationId nation) {
    return byNation.getOrDefault(nation, UNKNOWN);
  }
}
