package org.groma.exporters.xlsx.in;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A file that is said to be a workbook, looked at from outside: whether it is one, how large it
 * would unpack, and what it carries that no table needs.
 */
final class Parcel {

  private static final long LARGEST_FILE = 64L << 20;
  private static final int MOST_PARTS = 2_000;

  private static final byte[] ZIP = {'P', 'K', 3, 4};
  private static final byte[] OLD_OFFICE = {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0};

  /** What a part is called, or how its name starts, and why it is not wanted. */
  private static final Map<String, String> UNWANTED = unwanted();

  private Parcel() {}

  /** Why the file cannot be taken; nothing where it looks like a harmless workbook. */
  static Optional<String> objection(Path file) throws IOException {
    String name = file.getFileName().toString();
    Optional<String> other = otherThanZip(file);
    if (other.isPresent()) {
      return other.map(what -> name + " " + what);
    }
    if (Files.size(file) > LARGEST_FILE) {
      return Optional.of(
          name
              + " is larger than "
              + (LARGEST_FILE >> 20)
              + " MB, which no workbook of tables is.");
    }
    try (ZipFile zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8)) {
      return objection(zip).map(what -> name + " " + what);
    }
  }

  private static Optional<String> otherThanZip(Path file) throws IOException {
    byte[] start;
    try (InputStream in = Files.newInputStream(file)) {
      start = in.readNBytes(512);
    }
    if (startsWith(start, ZIP)) {
      return Optional.empty();
    }
    if (start.length == 0) {
      return Optional.of("is empty.");
    }
    if (startsWith(start, OLD_OFFICE)) {
      return Optional.of(
          "is an old .xls workbook or is locked by a password; save it as .xlsx without a"
              + " password.");
    }
    String text = new String(start, StandardCharsets.UTF_8).replace("\uFEFF", "").strip();
    if (text.startsWith("<")) {
      return Optional.of(
          "is a web page or an XML file that was named .xlsx; open it in a spreadsheet program and"
              + " save it as .xlsx.");
    }
    return Optional.of(
        "is no .xlsx workbook; open it in a spreadsheet program and save it as .xlsx. If it is"
            + " text, name it .csv or .tsv.");
  }

  private static Optional<String> objection(ZipFile zip) {
    if (zip.size() > MOST_PARTS) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "has %,d parts; a workbook for Groma has at most %,d.",
              zip.size(),
              MOST_PARTS));
    }
    List<String> names = new ArrayList<>();
    long together = 0;
    for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
      ZipEntry part = all.nextElement();
      long size = Math.max(0, part.getSize());
      together += size;
      if (Unpacking.swells(size, part) || together > Unpacking.MOST_TOGETHER) {
        return Optional.of(bomb(part.getName()));
      }
      names.add(part.getName().toLowerCase(Locale.ROOT));
    }
    for (Map.Entry<String, String> unwanted : UNWANTED.entrySet()) {
      if (names.stream().anyMatch(name -> name.startsWith(unwanted.getKey()))) {
        return Optional.of(unwanted.getValue());
      }
    }
    return names.contains("[content_types].xml")
        ? Optional.empty()
        : Optional.of("is a zip, but no workbook; choose the .xlsx file itself.");
  }

  /** What is said of a part that would fill the memory. */
  static String bomb(String part) {
    return String.format(
        Locale.ROOT,
        "would unpack to far more than a workbook of tables needs (%s); it was not opened.",
        part);
  }

  private static Map<String, String> unwanted() {
    Map<String, String> unwanted = new LinkedHashMap<>();
    unwanted.put("xl/vbaproject", "has macros, which no table needs; save it as .xlsx without.");
    unwanted.put("xl/macrosheets/", "has macros, which no table needs; save it as .xlsx without.");
    unwanted.put("xl/activex/", "has controls, which no table needs; take them out.");
    unwanted.put("xl/embeddings/", "has files of other programs embedded in it; take them out.");
    unwanted.put(
        "xl/connections", "has connections to data outside of it; take them out and save again.");
    unwanted.put(
        "xl/querytables/", "has queries to data outside of it; take them out and save again.");
    return unwanted;
  }

  private static boolean startsWith(byte[] start, byte[] mark) {
    for (int i = 0; i < mark.length; i++) {
      if (i >= start.length || start[i] != mark[i]) {
        return false;
      }
    }
    return true;
  }
}
