package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;

/**
 * A city or the site of one, as it is at the start.
 *
 * @param wall what its walls do to a siege while it is fortified; negative
 * @param port the number of the sea zone its port lies on; -1 without a port
 */
@Rule("III.F")
public record CitySite(String id, String name, int level, boolean fortified, int wall, int port) {

  public boolean isPort() {
    return port >= 0;
  }
}
