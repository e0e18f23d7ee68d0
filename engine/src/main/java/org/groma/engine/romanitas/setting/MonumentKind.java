package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** What can be built. */
public enum MonumentKind implements Worded {
  MONASTERY,
  BASILICA,
  FORTIFICATIONS,
  WALLS;

  /** Whether a city space is a place for it. */
  @Rule("5.6")
  public boolean suits(CitySpace city) {
    return switch (this) {
      case MONASTERY -> true;
      case BASILICA -> city.basilicaSite();
      case FORTIFICATIONS -> city.fortificationSite();
      case WALLS -> !city.fortified();
    };
  }
}
