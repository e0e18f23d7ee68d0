package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Worded;

/** The boxes of the Acta Publica. */
public enum Box implements Worded {
  USURPER(Domain.POLITICAL),
  POLITICAL_REVOLT(Domain.POLITICAL),
  WEAK_BASILEUS(Domain.POLITICAL),
  BASILEUS(Domain.POLITICAL),
  STRONG_BASILEUS(Domain.POLITICAL),
  HERESY(Domain.RELIGIOUS),
  RELIGIOUS_QUARRELS(Domain.RELIGIOUS),
  WEAK_PATRIARCH(Domain.RELIGIOUS),
  PATRIARCH(Domain.RELIGIOUS),
  LOYAL_PATRIARCH(Domain.RELIGIOUS),
  FINANCIAL_CRISIS(Domain.ECONOMIC),
  AGRARIAN_CRISIS(Domain.ECONOMIC),
  PLAGUE(Domain.ECONOMIC),
  STABILITY(Domain.ECONOMIC),
  PROSPERITY(Domain.ECONOMIC);

  private final Domain domain;

  Box(Domain domain) {
    this.domain = domain;
  }

  public Domain domain() {
    return domain;
  }
}
