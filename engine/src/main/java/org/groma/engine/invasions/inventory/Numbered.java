package org.groma.engine.invasions.inventory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;

/** Items for some of the numbers by which a game knows nations or places. */
final class Numbered {

  private static final int NONE = -1;

  private final List<Item> items;
  private final int[] byNumber;

  Numbered(int numbers) {
    this(numbers, new ArrayList<>());
  }

  /** Items that are listed among others. */
  Numbered(int numbers, List<Item> items) {
    this.items = items;
    byNumber = new int[numbers];
    Arrays.fill(byNumber, NONE);
  }

  void add(int number, Item item) {
    byNumber[number] = items.size();
    items.add(item);
  }

  /** The item of a number has another number too. */
  void repeat(int number, int of) {
    byNumber[number] = byNumber[of];
  }

  List<Item> items() {
    return List.copyOf(items);
  }

  /** Says that the item of a number was used, if there is one. */
  void use(Usage usage, int number, Uses uses) {
    if (number >= 0 && number < byNumber.length && byNumber[number] != NONE) {
      uses.used(usage, byNumber[number]);
    }
  }
}
