package org.groma.model.id;

/** The stable id of a record; see {@link org.groma.model.value.Slug} for its spelling. */
public interface Id extends Comparable<Id> {

  String slug();

  @Override
  default int compareTo(Id other) {
    return slug().compareTo(other.slug());
  }
}
