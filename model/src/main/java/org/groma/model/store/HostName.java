package org.groma.model.store;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What this computer is called. Found once, and without asking the network where that is possible.
 */
final class HostName {

  private static final Path LINUX = Path.of("/proc/sys/kernel/hostname");

  static final String HERE = find();

  private HostName() {}

  private static String find() {
    return file()
        .or(() -> variable("COMPUTERNAME"))
        .or(() -> variable("HOSTNAME"))
        .orElseGet(HostName::asked);
  }

  private static Optional<String> file() {
    try {
      return Optional.of(Files.readString(LINUX).strip()).filter(name -> !name.isEmpty());
    } catch (IOException notLinux) {
      return Optional.empty();
    }
  }

  private static Optional<String> variable(String name) {
    return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isBlank());
  }

  private static String asked() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (IOException nameless) {
      return "this computer";
    }
  }
}
