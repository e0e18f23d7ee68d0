package org.groma.editor.cli;

import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.catalogue.CataloguePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code groma describe-checks}: writes {@code docs/checks.md}, for those who work on Groma. */
@Command(
    name = "describe-checks",
    hidden = true,
    description = "Print the page about all checks, in Markdown.")
final class DescribeChecks implements Task {

  private final Shell shell;

  @Mixin private OutOption out = new OutOption();

  DescribeChecks(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "describing the checks";
  }

  @Override
  public Integer call() {
    out.check();
    out.write(shell, false, CataloguePage.write(Catalogue.profiles()));
    return Exit.FINE;
  }
}
