package org.groma.exporters.xlsx.in;

import org.groma.exporters.incoming.Mistake;
import org.xml.sax.SAXException;

/** Ends the reading of a sheet that is larger than any table. */
final class TooMuch extends SAXException {

  private static final long serialVersionUID = 1L;

  private final transient Mistake mistake;

  TooMuch(String where, String what) {
    super(what);
    mistake = new Mistake(where, what);
  }

  Mistake mistake() {
    return mistake;
  }
}
