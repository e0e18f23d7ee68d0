package org.groma.editor.fuzz;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Changes one part of an archive, leaves one out or takes one for another. */
final class ZipMutator implements Mutator {

  private final Map<String, byte[]> parts = new LinkedHashMap<>();
  private final List<String> names;

  ZipMutator(byte[] seed) {
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(seed))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        parts.put(entry.getName(), zip.readAllBytes());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    names = new ArrayList<>(parts.keySet());
  }

  @Override
  public byte[] mutate(RandomGenerator random) {
    Map<String, byte[]> changed = new LinkedHashMap<>(parts);
    String name = names.get(random.nextInt(names.size()));
    switch (random.nextInt(10)) {
      case 0 -> changed.remove(name);
      case 1 -> changed.put(name, parts.get(names.get(random.nextInt(names.size()))));
      case 2 -> changed.put("../" + name, changed.remove(name));
      case 3 -> changed.put(name, new ByteMutator(parts.get(name)).mutate(random));
      default -> changed.put(name, new TokenMutator(parts.get(name)).mutate(random));
    }
    return zipped(changed);
  }

  private static byte[] zipped(Map<String, byte[]> parts) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.setLevel(1);
      for (Map.Entry<String, byte[]> part : parts.entrySet()) {
        zip.putNextEntry(new ZipEntry(part.getKey()));
        zip.write(part.getValue());
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
