package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.List;
import org.groma.editor.scan.ScanNotes;
import org.groma.editor.scan.TracedScan;

/** Which pictures lie under the map of a project, in what the studio remembers. */
final class ScanMemory {

  private final Memory memory;
  private final Path folder;

  ScanMemory(Memory memory, Path folder) {
    this.memory = memory;
    this.folder = folder.toAbsolutePath().normalize();
  }

  List<TracedScan> recall() {
    return memory
        .get(key("scans"))
        .map(ScanNotes::read)
        .orElseGet(
            () -> // as it was remembered when a map had only one
            memory
                    .get(key("scan.file"))
                    .flatMap(file ->
                        memory
                            .get(key("scan.placing"))
                            .flatMap(placing -> ScanNotes.older(file, placing)))
                    .map(List::of)
                    .orElse(List.of()));
  }

  void note(List<TracedScan> scans) {
    memory.forget(key("scan.file"));
    memory.forget(key("scan.placing"));
    if (scans.isEmpty()) {
      memory.forget(key("scans"));
    } else {
      memory.put(key("scans"), ScanNotes.write(scans));
    }
  }

  void save() {
    memory.save();
  }

  private String key(String what) {
    return what + "." + folder;
  }
}
