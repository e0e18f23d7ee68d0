package org.groma.editor.diff;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/** What became of the lines of a file, as {@code diff -u} and patch tools write it. */
public final class UnifiedDiff {

  /** Unchanged lines that are shown round a change. */
  private static final int CONTEXT = 3;

  /** Beyond so many changes the changed part is told as a whole: it is no less true. */
  private static final int MOST_CHANGES = 1_000;

  private static final String NOTHING = "/dev/null";

  private enum Step {
    KEEP(' '),
    TAKE('-'),
    PUT('+');

    private final char sign;

    Step(char sign) {
      this.sign = sign;
    }
  }

  /** A line of the old file, of the new one, or of both. */
  private record Line(Step step, int old, int fresh) {}

  private final List<String> before;
  private final List<String> after;

  private UnifiedDiff(List<String> before, List<String> after) {
    this.before = before;
    this.after = after;
  }

  /** The difference between two states of a folder, file by file: a patch. */
  public static String of(Map<String, String> before, Map<String, String> after) {
    NavigableSet<String> files = new TreeSet<>(before.keySet());
    files.addAll(after.keySet());
    StringBuilder patch = new StringBuilder();
    for (String file : files) {
      patch.append(of(file, before.getOrDefault(file, ""), after.getOrDefault(file, "")));
    }
    return patch.toString();
  }

  /** The difference between two states of a file; empty if there is none. */
  public static String of(String file, String before, String after) {
    if (before.equals(after)) {
      return "";
    }
    UnifiedDiff diff = new UnifiedDiff(lines(before), lines(after));
    List<Line> script = diff.script();
    if (script.stream().allMatch(line -> line.step() == Step.KEEP)) {
      return ""; // only the end of the last line differs, which is no matter to people
    }
    StringBuilder out = new StringBuilder();
    out.append("--- ").append(before.isEmpty() ? NOTHING : "a/" + file).append('\n');
    out.append("+++ ").append(after.isEmpty() ? NOTHING : "b/" + file).append('\n');
    diff.hunks(script, out);
    return out.toString();
  }

  private static List<String> lines(String text) {
    if (text.isEmpty()) {
      return List.of();
    }
    List<String> lines = Arrays.asList(text.split("\n", -1));
    return lines.getLast().isEmpty() ? lines.subList(0, lines.size() - 1) : lines;
  }

  /** All lines in order; what begins and ends both files alike needs no search. */
  private List<Line> script() {
    int head = 0;
    while (head < Math.min(before.size(), after.size())
        && before.get(head).equals(after.get(head))) {
      head++;
    }
    int oldEnd = before.size();
    int freshEnd = after.size();
    while (oldEnd > head
        && freshEnd > head
        && before.get(oldEnd - 1).equals(after.get(freshEnd - 1))) {
      oldEnd--;
      freshEnd--;
    }
    List<Line> script = new ArrayList<>();
    for (int i = 0; i < head; i++) {
      script.add(new Line(Step.KEEP, i, i));
    }
    middle(head, oldEnd, freshEnd, script);
    for (int i = 0; oldEnd + i < before.size(); i++) {
      script.add(new Line(Step.KEEP, oldEnd + i, freshEnd + i));
    }
    return script;
  }

  /** The fewest changes, by Myers: how far each diagonal reaches with one change more. */
  private void middle(int start, int oldEnd, int freshEnd, List<Line> script) {
    int most = Math.min(MOST_CHANGES, oldEnd - start + freshEnd - start);
    List<int[]> reached = new ArrayList<>();
    int[] furthest = new int[2 * most + 3];
    int zero = most + 1;
    for (int changes = 0; changes <= most; changes++) {
      reached.add(furthest.clone());
      for (int k = -changes; k <= changes; k += 2) {
        boolean down = isDown(furthest, zero, k, changes);
        int old = down ? furthest[zero + k + 1] : furthest[zero + k - 1] + 1;
        int fresh = old - k;
        while (start + old < oldEnd
            && start + fresh < freshEnd
            && before.get(start + old).equals(after.get(start + fresh))) {
          old++;
          fresh++;
        }
        furthest[zero + k] = old;
        if (start + old >= oldEnd && start + fresh >= freshEnd) {
          walkBack(start, oldEnd - start, freshEnd - start, reached, zero, script);
          return;
        }
      }
    }
    replaceAll(start, oldEnd, freshEnd, script);
  }

  /** Whether diagonal k is best reached by putting a line, not by taking one. */
  private static boolean isDown(int[] furthest, int zero, int k, int changes) {
    return k == -changes || (k < changes && furthest[zero + k - 1] < furthest[zero + k + 1]);
  }

  private static void walkBack(
      int start, int oldLength, int freshLength, List<int[]> reached, int zero, List<Line> script) {
    List<Line> backwards = new ArrayList<>();
    int old = oldLength;
    int fresh = freshLength;
    for (int changes = reached.size() - 1; changes > 0; changes--) {
      int[] furthest = reached.get(changes);
      int k = old - fresh;
      boolean down = isDown(furthest, zero, k, changes);
      int from = down ? k + 1 : k - 1;
      int fromOld = furthest[zero + from];
      int fromFresh = fromOld - from;
      while (old > fromOld + (down ? 0 : 1) && fresh > fromFresh + (down ? 1 : 0)) {
        backwards.add(new Line(Step.KEEP, start + --old, start + --fresh));
      }
      backwards.add(
          down
              ? new Line(Step.PUT, start + old, start + --fresh)
              : new Line(Step.TAKE, start + --old, start + fresh));
    }
    while (old > 0 && fresh > 0) {
      backwards.add(new Line(Step.KEEP, start + --old, start + --fresh));
    }
    script.addAll(backwards.reversed());
  }

  private static void replaceAll(int start, int oldEnd, int freshEnd, List<Line> script) {
    for (int i = start; i < oldEnd; i++) {
      script.add(new Line(Step.TAKE, i, start));
    }
    for (int i = start; i < freshEnd; i++) {
      script.add(new Line(Step.PUT, oldEnd, i));
    }
  }

  private void hunks(List<Line> script, StringBuilder out) {
    int next = 0;
    while (next < script.size()) {
      if (script.get(next).step() == Step.KEEP) {
        next++;
        continue;
      }
      int from = Math.max(0, next - CONTEXT);
      int to = next;
      for (int i = next; i < script.size() && i <= to + 2 * CONTEXT; i++) {
        to = script.get(i).step() == Step.KEEP ? to : i;
      }
      int end = Math.min(script.size(), to + CONTEXT + 1);
      hunk(script.subList(from, end), out);
      next = end;
    }
  }

  private void hunk(List<Line> lines, StringBuilder out) {
    out.append("@@ -")
        .append(range(lines.getFirst().old(), lines, Step.PUT))
        .append(" +")
        .append(range(lines.getFirst().fresh(), lines, Step.TAKE))
        .append(" @@\n");
    for (Line line : lines) {
      String text = line.step() == Step.PUT ? after.get(line.fresh()) : before.get(line.old());
      out.append(line.step().sign).append(text).append('\n');
    }
  }

  /** Lines are counted from 1; a file without any is counted from 0. */
  private static String range(int first, List<Line> lines, Step others) {
    long count = lines.stream().filter(line -> line.step() != others).count();
    return (count == 0 ? first : first + 1) + (count == 1 ? "" : "," + count);
  }
}
