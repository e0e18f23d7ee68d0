package org.groma.validator.check;

/**
 * One kind of defect and how it is found. Stateless. What sort of check it is says how far it
 * looks, and so when it has to look again; a check that looked further than it says would miss what
 * an edit broke.
 */
public sealed interface Check
    permits EntryCheck, EveryEntryCheck, PlaceCheck, FaceCheck, ArcCheck, NodeCheck, WholeCheck {

  Profile profile();

  /**
   * Whether it looks at nothing of a survey but the project and its adjacency, and takes its time:
   * it is then carried out beside the others.
   */
  default boolean standsApart() {
    return false;
  }

  /**
   * What it looks at besides its own subject; when any of this changes, everything is due again.
   */
  default Reads reads() {
    return Reads.NOTHING;
  }
}
