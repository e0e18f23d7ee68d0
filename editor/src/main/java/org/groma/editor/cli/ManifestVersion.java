package org.groma.editor.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of this build, as the manifest of {@code groma.jar} states it. */
final class ManifestVersion implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = ManifestVersion.class.getPackage().getImplementationVersion();
    // Classes run from a folder (an IDE, a test) have no manifest.
    return new String[] {"groma " + (version == null ? "(development build)" : version)};
  }
}
