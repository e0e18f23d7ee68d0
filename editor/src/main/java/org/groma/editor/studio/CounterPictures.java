package org.groma.editor.studio;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.image.Image;
import org.groma.editor.map.CounterArt;
import org.groma.editor.map.Dressing;

/** Counters as images of the window, drawn as they are on the map. */
public final class CounterPictures {

  /** Drawn twice as large as shown, so that they stay sharp on fine screens. */
  private static final int SHARP = 2;

  private static final int MOST = 500;

  private record Key(Dressing.Counter counter, int side) {}

  private final Map<Key, Image> made = new HashMap<>();

  /** A counter that is to be shown so many pixels wide. */
  public Image of(Dressing.Counter counter, int side) {
    if (made.size() > MOST) {
      made.clear();
    }
    return made.computeIfAbsent(
        new Key(counter, side),
        key -> Pictures.sharing(CounterArt.image(key.counter, SHARP * key.side)));
  }
}
