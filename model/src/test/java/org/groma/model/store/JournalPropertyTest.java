package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.groma.model.edit.Edit;
import org.groma.model.edit.History;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.Journal.Flush;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.Recovery.Recovered;
import org.groma.model.store.SaveResult.Saved;

/** Whatever is done, and wherever the program dies, the next one goes on from the same state. */
class JournalPropertyTest {

  enum Act {
    EDIT,
    DRAG,
    END_DRAG,
    UNDO,
    REDO,
    SAVE,
    CRASH
  }

  private Path folder;
  private History history;
  private Journal journal;
  private int edits;

  @Property(tries = 60)
  void theStateAfterACrashIsTheStateBeforeIt(@ForAll @Size(min = 1, max = 25) List<Act> acts)
      throws IOException {
    folder = Files.createTempDirectory("groma-journal");
    try {
      Saved saved = (Saved) ProjectStore.save(Projects.empty(), folder);
      history = new History(Projects.empty());
      journal = Journal.begin(folder, Projects.empty(), saved.fingerprint(), Flush.SYSTEM);
      for (Act act : acts) {
        perform(act);
      }
      crash();
      journal.close();
    } finally {
      Disk.deleteTree(folder);
    }
  }

  private void perform(Act act) throws IOException {
    switch (act) {
      case EDIT -> edit(Optional.empty());
      case DRAG -> edit(Optional.of("drag"));
      case END_DRAG -> {
        history.endGesture();
        journal.append(new JournalEvent.GestureEnded(), history.current());
      }
      case UNDO -> {
        if (history.undo().isPresent()) {
          journal.append(new JournalEvent.Undid(), history.current());
        }
      }
      case REDO -> {
        if (history.redo().isPresent()) {
          journal.append(new JournalEvent.Redid(), history.current());
        }
      }
      case SAVE ->
          JournalScene.save(
              history.current(), journal, ((Loaded) ProjectStore.load(folder)).fingerprint());
      case CRASH -> crash();
    }
  }

  private void edit(Optional<String> gesture) throws IOException {
    String name = "edit " + edits++;
    Edit edit = PutEntry.of(Kinds.PROVINCES, Province.named(new ProvinceId("p"), name));
    JournalEvent event = new JournalEvent.Did(name, gesture, edit);
    assertThat(event.replay(history)).isTrue();
    journal.append(event, history.current());
  }

  private void crash() throws IOException {
    Project before = history.current();
    journal.close();
    Loaded loaded = (Loaded) ProjectStore.load(folder);
    if (Journal.recover(folder, loaded.project(), Flush.SYSTEM) instanceof Recovered recovered) {
      assertThat(recovered.droppedTail()).isFalse();
      history = recovered.history();
      journal = recovered.journal();
    } else {
      history = new History(loaded.project());
      journal = Journal.begin(folder, loaded.project(), loaded.fingerprint(), Flush.SYSTEM);
    }
    assertThat(history.current()).isEqualTo(before);
  }
}
