package org.groma.model.store;

import java.util.Optional;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.Spot;
import org.groma.model.topology.Fault;

/**
 * Something wrong with the files of a project.
 *
 * @param file the file, relative to the project folder, with forward slashes; empty if it is the
 *     folder itself
 * @param line counted from 1; 0 if the problem is not in a line
 * @param column counted from 1 in characters; 0 if the problem is not in a line
 * @param jsonPath the way to the value, {@code $.provinces[12].area}
 * @param message a sentence without first capital and full stop
 * @param fault the fault of the map that it tells of, where it is one
 */
public record LoadProblem(
    String file,
    int line,
    int column,
    String jsonPath,
    String message,
    Kind kind,
    Optional<Fault> fault) {

  /** What sort of problem. */
  public enum Kind {
    /** The folder or a file cannot be read at all. */
    ACCESS,
    /** A file is not JSON. */
    SYNTAX,
    /** A file is of another format or of a newer version. */
    FORMAT,
    /** A field is unknown or missing. */
    FIELD,
    /** Text where a number belongs, and the like. */
    TYPE,
    /** A value that cannot be. */
    VALUE,
    /** A field or an id that is there twice. */
    DUPLICATE,
    /** The parts of the map do not fit together. */
    MAP,
    /** An id that nothing has. */
    REFERENCE,
    /** A word that the vocabulary does not list. */
    WORD
  }

  static LoadProblem of(String file, Kind kind, String message) {
    return of(file, kind, JsonPath.ROOT, Spot.UNKNOWN, message);
  }

  public static LoadProblem of(String file, Kind kind, JsonPath path, Spot at, String message) {
    return new LoadProblem(
        file, at.line(), at.column(), path.toString(), message, kind, Optional.empty());
  }

  /** The same, told of a fault of the map. */
  LoadProblem with(Fault told) {
    return new LoadProblem(file, line, column, jsonPath, message, kind, Optional.of(told));
  }

  public static LoadProblem of(String file, Complaint complaint) {
    Kind kind =
        switch (complaint.kind()) {
          case SYNTAX -> Kind.SYNTAX;
          case FIELD -> Kind.FIELD;
          case TYPE -> Kind.TYPE;
          case VALUE -> Kind.VALUE;
          case DUPLICATE -> Kind.DUPLICATE;
        };
    return of(file, kind, complaint.path(), complaint.at(), complaint.message());
  }

  /** The same for a document that is not read as it stands in its file. */
  LoadProblem withoutLine() {
    return new LoadProblem(file, 0, 0, jsonPath, message, kind, fault);
  }

  /** {@code map/provinces.json, line 14, column 9 ($.provinces[12].terain): unknown field …}. */
  @Override
  public String toString() {
    String where = line == 0 ? file : file + ", line " + line + ", column " + column;
    String path = jsonPath.equals(JsonPath.ROOT.toString()) ? "" : " (" + jsonPath + ")";
    return where.isEmpty() ? message : where + path + ": " + message;
  }
}
