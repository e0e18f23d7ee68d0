package org.groma.validator.proofread;

import java.util.List;
import java.util.Locale;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;

/** The lists of the vocabulary whose words gazetteers print. */
enum WordList {
  TERRAINS("terrain"),
  STATUSES("status"),
  RELIGIONS("religion");

  private final String field;

  WordList(String field) {
    this.field = field;
  }

  /** The field of records that holds one of its words. */
  String field() {
    return field;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  List<Term> terms(Vocabulary vocabulary) {
    return switch (this) {
      case TERRAINS -> vocabulary.terrains();
      case STATUSES -> vocabulary.statuses();
      case RELIGIONS -> vocabulary.religions();
    };
  }
}
