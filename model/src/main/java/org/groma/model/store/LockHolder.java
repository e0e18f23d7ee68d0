package org.groma.model.store;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Who has a project locked, as its lock tells others.
 *
 * @param process the number of the process
 * @param started when the process began, for numbers are used again; empty where the system does
 *     not say
 * @param host the computer it runs on
 * @param task what is done with the project: {@code the studio}, {@code groma import}
 * @param since when the lock was taken, as the clock of the disk says
 */
public record LockHolder(
    long process,
    Optional<Instant> started,
    String host,
    String user,
    String task,
    Optional<Instant> since) {

  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT);

  /** The system works the start of a process out anew each time, and may differ by a second. */
  private static final Duration ABOUT = Duration.ofSeconds(3);

  static LockHolder here(String task) {
    return new LockHolder(
        ProcessHandle.current().pid(),
        ProcessHandle.current().info().startInstant(),
        HostName.HERE,
        System.getProperty("user.name", "somebody"),
        task,
        Optional.empty());
  }

  LockHolder since(Optional<Instant> moment) {
    return new LockHolder(process, started, host, user, task, moment);
  }

  public boolean isThisProcess() {
    return isOnThisHost() && process == ProcessHandle.current().pid() && isAlive();
  }

  boolean isOnThisHost() {
    return host.equals(HostName.HERE);
  }

  boolean isAliveHere() {
    return isOnThisHost() && isAlive();
  }

  /** Whether the process is there, and no other that was given its number. */
  boolean isAlive() {
    return ProcessHandle.of(process)
        .filter(ProcessHandle::isAlive)
        .filter(found -> isStart(found.info().startInstant()))
        .isPresent();
  }

  private boolean isStart(Optional<Instant> other) {
    return started.isEmpty()
        || other.isEmpty()
        || Duration.between(started.get(), other.get()).abs().compareTo(ABOUT) <= 0;
  }

  /** That a project is in use, by whom and since when. */
  public String sentence(Path folder) {
    return folder
        + (isThisProcess()
            ? " is open in another window of this Groma"
            : String.format(Locale.ROOT, " is in use by %s of %s on %s", task, user, host))
        + since
            .map(moment -> " since " + MINUTE.format(moment.atZone(ZoneId.systemDefault())))
            .orElse("")
        + (isThisProcess() ? "." : " (process " + process + ").");
  }

  /** The record as it lies in the lock. */
  String text() {
    return String.format(
        Locale.ROOT,
        "groma.lock/1\nprocess %d\n%shost %s\nuser %s\ntask %s\n",
        process,
        started.map(moment -> "started " + moment.toEpochMilli() + "\n").orElse(""),
        line(host),
        line(user),
        line(task));
  }

  private static String line(String word) {
    return word.replaceAll("\\p{Cntrl}", " ").strip();
  }

  /** Reads a record; nothing if it is damaged, or only half written yet. */
  static Optional<LockHolder> parse(String text) {
    Map<String, String> fields = new HashMap<>();
    for (String line : text.lines().toList()) {
      int space = line.indexOf(' ');
      if (space > 0) {
        fields.put(line.substring(0, space), line(line.substring(space + 1)));
      }
    }
    try {
      return fields.containsKey("task") && text.endsWith("\n")
          ? Optional.of(
              new LockHolder(
                  Long.parseLong(fields.getOrDefault("process", "")),
                  Optional.ofNullable(fields.get("started"))
                      .map(Long::parseLong)
                      .map(Instant::ofEpochMilli),
                  fields.getOrDefault("host", ""),
                  fields.getOrDefault("user", "somebody"),
                  fields.get("task"),
                  Optional.empty()))
          : Optional.empty();
    } catch (NumberFormatException damaged) {
      return Optional.empty();
    }
  }
}
