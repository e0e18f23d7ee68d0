package org.groma.engine.invasions.inventory;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.engine.invasions.setting.Goal;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.invasions.setting.VictoryBlocks.Block;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;

/** The lines of the nations' cards, in the order of the goals that were compiled from them. */
final class Objectives {

  private final VictoryBlocks victory;
  private final List<Item> items = new ArrayList<>();

  /** By nation and block where the lines of the block stand in the list. */
  private final List<Map<Block, List<Integer>>> numbers = new ArrayList<>();

  Objectives(Project project, Setting setting, Set<String> played) {
    victory = setting.victory();
    for (Nation nation : project.get(Kinds.NATIONS)) {
      Map<Block, List<Integer>> byBlock = new EnumMap<>(Block.class);
      if (played.contains(nation.id().slug())) {
        read(nation, byBlock);
      }
      numbers.add(byBlock);
    }
  }

  private void read(Nation nation, Map<Block, List<Integer>> byBlock) {
    for (int b = 0; b < nation.victory().size(); b++) {
      Nation.VictoryBlock written = nation.victory().get(b);
      Optional<Block> block =
          Arrays.stream(Block.values())
              .filter(each -> each.word().equals(written.turns()))
              .findFirst();
      for (int line = 0; block.isPresent() && line < written.objectives().size(); line++) {
        byBlock.computeIfAbsent(block.get(), _ -> new ArrayList<>()).add(items.size());
        items.add(
            new Item(
                "nation:" + nation.id().slug(),
                Optional.of("$.victory[" + b + "].objectives[" + line + "]"),
                words(block.get(), written.objectives().get(line))));
      }
    }
  }

  private static String words(Block block, Nation.Objective objective) {
    String when =
        switch (block) {
          case BONUS -> "at any time:";
          case THIRD, SIXTH, NINTH -> "in turn " + block.word() + ":";
          case LAST -> "in the last turn:";
        };
    return String.format(
        Locale.ROOT, "%s %s (%s)", when, words(objective.scoring()), objective.points());
  }

  private static String words(Datum datum) {
    return switch (datum) {
      case Datum.Text(String text) -> text;
      case Datum.Items(List<Datum> list) ->
          list.stream().map(Objectives::words).collect(Collectors.joining(", "));
      case Datum.Fields(Map<String, Datum> fields) ->
          fields.entrySet().stream()
              .map(each -> each.getKey() + " " + words(each.getValue()))
              .collect(Collectors.joining(", "));
      case Datum.Amount(BigDecimal number) -> number.toPlainString();
      case Datum.Flag(boolean value) -> value ? "yes" : "no";
    };
  }

  List<Item> items() {
    return List.copyOf(items);
  }

  List<Goal> goals(int nation, Block block) {
    return victory.goals(nation, block);
  }

  /** The number of a line; empty for a nation that nobody plays. */
  Optional<Integer> number(int nation, Block block, int line) {
    List<Integer> lines = numbers.get(nation).getOrDefault(block, List.of());
    return line < lines.size() ? Optional.of(lines.get(line)) : Optional.empty();
  }
}
