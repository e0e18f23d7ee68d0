package org.groma.validator.files;

import java.util.List;
import org.groma.model.review.Severity;
import org.groma.model.store.LoadProblem;
import org.groma.model.topology.Fault;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;

/** What there is to know of everything that keeps a project from being loaded. */
final class FileProfiles {

  static final Profile UNREADABLE =
      error("files.unreadable", "A folder or file that cannot be read")
          .protects("Nothing of the project is looked at before all of its files can be read.")
          .example(
              "There is no project.json in sicily, so it is not a Groma project; choose the folder"
                  + " that has one.")
          .mend("Choose the right folder, or see to it that the file can be read.");

  private static final Profile SYNTAX =
      error("files.syntax", "A file that is not JSON")
          .protects(
              "A file that breaks off or has a comma too many cannot be understood from there on.")
          .example("There is a comma too many before ']'.")
          .mend("Go to the line and column that are given and correct the spelling there.");

  private static final Profile FORMAT =
      error("files.format", "A file of another format")
          .protects("What a newer program wrote may mean something that this one would misread.")
          .example(
              "This file has the format 'groma.provinces/2', but this Groma knows only"
                  + " 'groma.provinces/1'; a newer Groma is needed.")
          .mend("Open the project with the program that wrote it, or restore the file.");

  private static final Profile FIELD =
      error("files.unknown-field", "A field that is unknown or missing")
          .protects(
              "A misspelt field would be lost without a word, and what it should say would be"
                  + " missing.")
          .example("The field 'terrain' is missing.")
          .mend("Correct the name of the field, or add the one that is missing.");

  private static final Profile TYPE =
      error("files.wrong-type", "A value of the wrong sort")
          .protects("Text where a number belongs cannot be counted with.")
          .example("Expected a whole number, found the text 'two'.")
          .mend("Write what is expected there.");

  private static final Profile VALUE =
      error("files.impossible-value", "A value that cannot be")
          .protects("A value that contradicts what it stands for cannot be kept in a project.")
          .example("A city has level 0 to 3, not 7.")
          .mend("Correct the value.");

  private static final Profile DUPLICATE =
      error("files.duplicate", "Something that is there twice")
          .protects("Of two entries with one id, or two fields with one name, one would be lost.")
          .example("Two provinces have the id 'westshore'; the other one is on line 12.")
          .mend("Remove one of the two, or give it an id of its own.");

  private static final Profile CROSSING =
      error("topology.crossing", "Borders that cross")
          .protects("Where two borders cross, it cannot be said which province a point lies in.")
          .example("Arcs 12 and 40 cross.")
          .mend("Move the vertex that went across another border back to its side.");

  private static final Profile BAD_COORDINATE =
      error("topology.bad-coordinate", "A point off the map or its grid")
          .protects("Borders that should meet in a point would miss each other by a hair.")
          .example("Arc 7 has a point with more than 3 digits after the point.")
          .mend("Correct the coordinate in the file.");

  private static final Profile INCONSISTENT =
      error("topology.inconsistent", "Parts of the map that do not fit together")
          .protects(
              "A map is made of borders that meet in nodes and close round faces; if they do not,"
                  + " nobody knows what touches what.")
          .example("Arc 7 does not end at node 9.")
          .mend("Restore the file, or correct the part that is named.");

  static final Profile MISSING =
      error("files.missing", "A file that the game cannot do without")
          .protects(
              "Everything that speaks of what stood in it is wrong as well; that is not told before"
                  + " the file is there.")
          .example("There is no map/provinces.json, and the game cannot be played without it.")
          .mend("Restore the file, or give the one that has another name its right name.");

  static final Profile MISNAMED =
      error("files.misnamed", "A file under a wrong name or in a wrong folder")
          .protects("What it says is not in the project, and saving does not keep it.")
          .example("The file map/coast.json is not read; probably map/coasts.json is meant.")
          .mend("Give the file its right name and folder.");

  static final Profile STRAY =
      Profile.of(
              "files.stray",
              Severity.WARNING,
              Confidence.LIKELY,
              "A file that looks like a part of the project and is none")
          .protects("Somebody may change the copy that is not read, and wonder.")
          .example(
              "The file map/areas-old.json is not read; map/areas.json is there as well, so it may"
                  + " be a copy left behind.")
          .mend("Remove it, or move it out of the folder.");

  static final Profile UNKNOWN =
      Profile.of(
              "files.unknown",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A file that is no part of a project")
          .protects("It may have been meant to be one.")
          .example("The file map/Thumbs.db is no part of a project and is not read.")
          .mend("Remove it if nobody needs it; notes (*.md), pictures and geo/ may stay.");

  /** Those that no static check has, in the order of ids. */
  static final List<Profile> ALL =
      List.of(
          DUPLICATE,
          FORMAT,
          VALUE,
          MISNAMED,
          MISSING,
          STRAY,
          SYNTAX,
          UNKNOWN,
          FIELD,
          UNREADABLE,
          TYPE,
          BAD_COORDINATE,
          CROSSING,
          INCONSISTENT);

  // the same as those of the static checks, which find them once the rest can be read
  private static final Profile REFERENCE = error("references.unresolved", "");
  private static final Profile WORD = error("references.unknown-word", "");

  private FileProfiles() {}

  private static Profile error(String id, String title) {
    return Profile.of(id, Severity.ERROR, Confidence.CERTAIN, title);
  }

  static Profile of(LoadProblem problem) {
    return switch (problem.kind()) {
      case ACCESS -> UNREADABLE;
      case SYNTAX -> SYNTAX;
      case FORMAT -> FORMAT;
      case FIELD -> FIELD;
      case TYPE -> TYPE;
      case VALUE -> VALUE;
      case DUPLICATE -> DUPLICATE;
      case MAP -> problem.fault().map(fault -> of(fault.kind())).orElse(INCONSISTENT);
      case REFERENCE -> REFERENCE;
      case WORD -> WORD;
    };
  }

  private static Profile of(Fault.Kind fault) {
    return switch (fault) {
      case CROSSING -> CROSSING;
      case BAD_COORDINATE -> BAD_COORDINATE;
      // a file holds borders and not loose polygons, so that the rest shows as parts that do not
      // fit
      case GAP, SLIVER, OVERLAP, DUPLICATE_EDGE, INVALID_RING, INCONSISTENT -> INCONSISTENT;
    };
  }
}
