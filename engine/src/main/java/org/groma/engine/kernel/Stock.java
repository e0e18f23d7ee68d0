package org.groma.engine.kernel;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Inventory.Item;

/** The items of an {@link Inventory} while they are listed, by what may be made of them. */
public final class Stock {

  private final Map<Usage, List<Item>> items = new EnumMap<>(Usage.class);

  /** Lists an entry of the project; its number among the items of the usage comes back. */
  public int add(Usage usage, String subject, String name) {
    return add(usage, new Item(subject, Optional.empty(), name));
  }

  /**
   * Lists something within an entry.
   *
   * @param path its path within the entry, {@code rows[3]}
   */
  public int add(Usage usage, String subject, String path, String name) {
    return add(usage, new Item(subject, Optional.of("$." + path), name));
  }

  private int add(Usage usage, Item item) {
    List<Item> listed = items.computeIfAbsent(usage, _ -> new ArrayList<>());
    listed.add(item);
    return listed.size() - 1;
  }

  public List<Item> items(Usage usage) {
    return List.copyOf(items.getOrDefault(usage, List.of()));
  }
}
