package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Chapter;

/**
 * Where the story is written: headings, and sentences indented below them. A heading is written
 * when something follows it; the last sentence is held back as long as it may grow.
 */
final class Page {

  /** From the outside in. */
  enum Heading {
    TURN,
    PART,
    SUB_STEP
  }

  private static final int WIDTH = 100;
  private static final String INDENT = "  ";
  private static final String HANG = "    ";
  private static final String GLUE = "\u00a0";

  private final Audience audience;
  private final Names names;
  private final List<String> headings = new ArrayList<>(List.of("", "", ""));
  private Optional<Sentence> open = Optional.empty();
  private final List<String> notes = new ArrayList<>();
  private Tally tally;
  private int depth;
  private boolean inSubStep;

  Page(Audience audience, Names names) {
    this.audience = audience;
    this.names = names;
    this.tally = new Tally(names);
  }

  /** Another part of the game begins. */
  void enter(Chapter chapter) {
    close();
    audience.enter(chapter);
  }

  /** Has a heading stand above what follows. */
  void head(Heading level, String title) {
    close();
    for (Heading each : Heading.values()) {
      if (each.compareTo(level) >= 0) {
        headings.set(index(each), "");
      }
    }
    headings.set(index(level), title);
    inSubStep = level == Heading.SUB_STEP;
  }

  private static int index(Heading heading) {
    return switch (heading) {
      case TURN -> 0;
      case PART -> 1;
      case SUB_STEP -> 2;
    };
  }

  /** Says something that is complete, but for notes and what nations gain by it. */
  void say(String text) {
    say(0, text);
  }

  /**
   * Says something.
   *
   * @param below how far below the last heading
   */
  void say(int below, String text) {
    open(below, () -> text);
  }

  void open(int below, Sentence sentence) {
    close();
    open = Optional.of(sentence);
    depth = below;
  }

  /** The sentence that may still grow, if it is of this kind. */
  <S extends Sentence> Optional<S> growing(Class<S> kind) {
    return open.filter(kind::isInstance).map(kind::cast);
  }

  /** The same, as long as no remark has been made on it. */
  <S extends Sentence> Optional<S> unremarked(Class<S> kind) {
    return notes.isEmpty() && tally.isEmpty() ? growing(kind) : Optional.empty();
  }

  /** Adds a remark to the last sentence. */
  void note(String remark) {
    notes.add(remark);
  }

  /** What nations gain by the last sentence. */
  Tally tally() {
    return tally;
  }

  /** Ends the last sentence and writes it. */
  void close() {
    List<String> parts = new ArrayList<>();
    open.map(Sentence::text).filter(text -> !text.isEmpty()).ifPresent(parts::add);
    parts.addAll(notes);
    String gained = tally.text();
    if (!gained.isEmpty()) {
      parts.add(gained);
    }
    int below = open.isPresent() ? depth : 0;
    open = Optional.empty();
    notes.clear();
    tally = new Tally(names);
    if (!parts.isEmpty()) {
      writeHeadings();
      String text = String.join(" · ", parts);
      write(
          INDENT.repeat(1 + (inSubStep ? 1 : 0) + below),
          Character.toUpperCase(text.charAt(0)) + text.substring(1));
    }
  }

  private void writeHeadings() {
    for (Heading each : Heading.values()) {
      String title = headings.get(index(each));
      if (!title.isEmpty()) {
        writeHeading(each, title);
        headings.set(index(each), "");
      }
    }
  }

  private void writeHeading(Heading level, String title) {
    switch (level) {
      case TURN -> {
        audience.line("");
        audience.heading(title);
      }
      case PART -> {
        audience.line("");
        audience.line(title);
      }
      case SUB_STEP -> audience.line(INDENT + title);
    }
  }

  private void write(String indent, String text) {
    String line = indent;
    boolean fresh = true;
    // a dot between two remarks stays with the one before it
    for (String glued : text.replace(" · ", GLUE + "· ").split(" ", -1)) {
      String word = glued.replace(GLUE, " ");
      if (!fresh && line.length() + 1 + word.length() > WIDTH) {
        audience.line(line);
        line = indent + HANG;
        fresh = true;
      }
      line += (fresh ? "" : " ") + word;
      fresh = false;
    }
    audience.line(line);
  }
}
