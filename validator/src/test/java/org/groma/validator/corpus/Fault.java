package org.groma.validator.corpus;

import java.util.function.Function;
import org.groma.model.edit.Edit;
import org.groma.model.project.Project;
import org.groma.validator.check.Family;

/**
 * One mistake, as somebody might make it in the sample.
 *
 * @param name what was done
 * @param family the family that must report it
 * @param made the edit that makes it
 */
record Fault(Family family, String name, Function<Project, Edit> made) {

  static Fault set(Family family, String name, String record, String path, String json) {
    return new Fault(family, name, project -> Alter.set(project, record, path, json));
  }

  static Fault drop(Family family, String name, String record, String path) {
    return new Fault(family, name, project -> Alter.drop(project, record, path));
  }

  static Fault append(Family family, String name, String record, String path, String json) {
    return new Fault(family, name, project -> Alter.append(project, record, path, json));
  }

  static Fault add(Family family, String name, String kind, String json) {
    return new Fault(family, name, _ -> Alter.add(kind, json));
  }

  @Override
  public String toString() {
    return family.word() + ": " + name;
  }
}
