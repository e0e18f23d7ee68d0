package org.groma.editor.studio;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.editor.tool.LengthUnit;
import org.groma.editor.tool.ToolHabits;
import org.groma.validator.check.Check;
import org.groma.validator.check.Family;

/**
 * What somebody prefers, in the words of what it is about. It lies in the memory of the studio,
 * which all windows share, so every window sees a change when it asks next.
 */
public final class Preferences {

  /** How the window looks. */
  enum Theme {
    LIGHT("Light"),
    DARK("Dark"),
    SYSTEM("Like the system");

    private final String title;

    Theme(String title) {
      this.title = title;
    }

    String title() {
      return title;
    }
  }

  private static final String THEME = "theme";
  private static final String UNIT = "measure.unit";
  private static final String SNAP = "snap.pixels";
  private static final String AUTOSAVE = "autosave.minutes";
  private static final String LIVE = "checks.live";
  private static final String SILENT = "checks.silent";
  private static final String FOLDER = "projects.folder";

  static final int LEAST_SNAP = 2;
  static final int MOST_SNAP = 40;
  static final int LONGEST_AUTOSAVE = 120;

  private final Memory memory;

  public Preferences(Memory memory) {
    this.memory = memory;
  }

  Theme theme() {
    return memory
        .get(THEME)
        .flatMap(word ->
            Arrays.stream(Theme.values()).filter(theme -> theme.name().equals(word)).findFirst())
        .orElse(
            memory.get("dark").filter(Boolean::parseBoolean).isPresent()
                ? Theme.DARK
                : Theme.LIGHT);
  }

  void theme(Theme wanted) {
    memory.put(THEME, wanted.name());
  }

  /** How tools measure and catch what is near. */
  public ToolHabits tools() {
    return new ToolHabits(snap(), unit());
  }

  LengthUnit unit() {
    return memory.get(UNIT).flatMap(LengthUnit::named).orElse(ToolHabits.USUAL.unit());
  }

  void unit(LengthUnit wanted) {
    memory.put(UNIT, wanted.name());
  }

  /** How near the pointer must be to a corner or border to catch it, in pixels. */
  int snap() {
    return (int) Math.clamp(memory.number(SNAP, ToolHabits.USUAL.reach()), LEAST_SNAP, MOST_SNAP);
  }

  void snap(int pixels) {
    memory.put(SNAP, String.valueOf(pixels));
  }

  /** After how many minutes the project is saved by itself; 0 for never. */
  int autosave() {
    return (int) Math.clamp(memory.number(AUTOSAVE, 0), 0, LONGEST_AUTOSAVE);
  }

  void autosave(int minutes) {
    memory.put(AUTOSAVE, String.valueOf(minutes));
  }

  /** Whether checks look at every change. */
  boolean live() {
    return memory.get(LIVE).map(Boolean::parseBoolean).orElse(true);
  }

  void live(boolean wanted) {
    memory.put(LIVE, String.valueOf(wanted));
  }

  /** The families whose checks do not look at changes. */
  Set<Family> silent() {
    Set<String> words = Set.of(memory.get(SILENT).orElse("").split(" "));
    return Arrays.stream(Family.values())
        .filter(family -> words.contains(family.name()))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Family.class)));
  }

  void silent(Set<Family> families) {
    memory.put(SILENT, families.stream().map(Family::name).collect(Collectors.joining(" ")));
  }

  /** Whether a check is to look at changes as they are made. */
  boolean isLive(Check check) {
    return live() && !silent().contains(check.profile().family());
  }

  /** Where new projects are made, if somebody said so and the folder is there. */
  public Optional<Path> projects() {
    return memory
        .get(FOLDER)
        .filter(path -> !path.isBlank())
        .map(Path::of)
        .filter(Files::isDirectory);
  }

  void projects(Path folder) {
    memory.put(FOLDER, folder.toAbsolutePath().toString());
  }

  void forgetProjects() {
    memory.forget(FOLDER);
  }
}
