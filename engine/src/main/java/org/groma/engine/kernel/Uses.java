package org.groma.engine.kernel;

/** Takes down what of an {@link Inventory} a game uses. */
public interface Uses {

  /**
   * Something was used.
   *
   * @param item its number among the items of the usage
   */
  void used(Usage usage, int item);
}
