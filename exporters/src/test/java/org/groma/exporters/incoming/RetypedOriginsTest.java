package org.groma.exporters.incoming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.incoming.Sheet.bring;
import static org.groma.exporters.incoming.Sheet.provinces;

import java.util.List;
import org.groma.model.edit.Outcome;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.Test;

/** What becomes of the claim that a value is printed. */
class RetypedOriginsTest {

  @Test
  void aRetypedValueIsNoLongerSaidToBePrinted() {
    Incoming incoming = bring(provinces().type("achaia", "Income", "1"));
    assertThat(Sample.origins(incoming))
        .containsExactly("province:achaia origin.income printed rules-en XXXIII.C > house");
  }

  @Test
  void aValueRetypedAsTheEditionPrintsItStaysPrinted() {
    // first a slip of the project, then its correction
    var slip = Sample.after(bring(provinces().type("achaia", "Income", "1")));
    var printed = slip.provinces().find("achaia").orElseThrow();
    assertThat(printed.origin().of("income").orElseThrow()).hasToString("house");
    var claims =
        new Province(
            printed.id(),
            printed.name(),
            printed.aliases(),
            printed.area(),
            printed.terrain(),
            printed.income(),
            printed.granary(),
            printed.caravan(),
            printed.island(),
            printed.extent(),
            printed.tags(),
            printed.attributes(),
            Sample.PROJECT.provinces().find("achaia").orElseThrow().origin());
    var wrong = slip.with(Kinds.PROVINCES, claims);
    var incoming =
        (Incoming.Changed) TableImport.workbook(wrong, List.of(provinces().grid()), false);
    var applied = (Outcome.Applied) incoming.edit().apply(wrong);
    assertThat(applied.project()).isEqualTo(Sample.PROJECT);
  }
}
