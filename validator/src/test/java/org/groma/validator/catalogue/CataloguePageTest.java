package org.groma.validator.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.junit.jupiter.api.Test;

class CataloguePageTest {

  @Test
  void thePageInTheDocumentsSaysWhatTheChecksSay() throws IOException {
    assertThat(Files.readString(Path.of("..", "docs", "checks.md")))
        .as("to write it anew: ./groma describe-checks --out docs/checks.md")
        .isEqualTo(CataloguePage.write(Catalogue.profiles()));
  }

  @Test
  void aCheckHasAnAnchorByItsIdAndWordsThatMeanThemselves() {
    Profile check =
        Profile.of("topology.gap", Severity.ERROR, Confidence.LIKELY, "Gap <a|b>")
            .protects("Units *vanish*.")
            .example("A & B gape.")
            .mend("Close it.")
            .rule("XII.B");
    assertThat(CataloguePage.write(List.of(check)))
        .endsWith(
            """

            | family | checks |
            |---|---|
            | [Topology](#topology) | 1 |

            ## Topology

            | check | severity | what it finds |
            |---|---|---|
            | [`topology.gap`](#topology.gap) | error | Gap &lt;a\\|b> |

            ### <a id="topology.gap"></a>Gap &lt;a|b>

            `topology.gap` · error · likely · rule XII.B

            Units \\*vanish\\*.

            > A &amp; B gape.

            **To mend:** Close it.
            """);
  }
}
