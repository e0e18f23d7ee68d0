package org.groma.model.store.json;

/** Ends the reading of a document that is not JSON; never leaves the store. */
public final class Unparsable extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient Complaint complaint;

  Unparsable(Complaint complaint) {
    super(complaint.message(), null, false, false);
    this.complaint = complaint;
  }

  public Complaint complaint() {
    return complaint;
  }
}
