package org.groma.engine.invasions.sea;

import org.groma.engine.invasions.movement.Order;

/** What a player who looks for voyages would have shipped. */
public interface Demand {

  /** Of a player who wants to see everything. */
  Demand ANY =
      new Demand() {
        @Override
        public boolean isWorthALook(int from, int to) {
          return true;
        }

        @Override
        public boolean isWanted(Order.Ship ship) {
          return true;
        }
      };

  /** Whether any stack at all could gain by this voyage; asked first, as most could not. */
  boolean isWorthALook(int from, int to);

  /** Whether this stack would. */
  boolean isWanted(Order.Ship ship);
}
