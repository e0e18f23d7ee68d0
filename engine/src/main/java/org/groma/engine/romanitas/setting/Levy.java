package org.groma.engine.romanitas.setting;

/** How a Roman unit is called up, which decides what it costs. */
public enum Levy {
  /** Limitanei, who defend the province they live in for nothing. */
  BORDER,
  /** Skoutatoi, who come for nothing while they are no elite. */
  REGULAR,
  MERCENARY,
  /** Scholae palatinae and Excubites, who follow a strong Emperor unpaid. */
  GUARD,
  OTHER
}
