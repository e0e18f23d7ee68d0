package org.groma.editor.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.groma.editor.document.Document;
import org.groma.editor.document.Opening;
import org.groma.model.edit.PutEntry;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.trial.DiskDeed;
import org.groma.trial.DiskWarden;
import org.groma.trial.TroubledDisk;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/**
 * Every command that saves holds the project from before it reads it, and writes over the files
 * only that it has read.
 */
class SavingCommandsTest {

  /** The commands that save, each with a way to make it save something in the sample. */
  private static final Map<String, List<String>> SAVING =
      Map.of(
          "rename", List.of("rename", "PROJECT", "province:carthage", "kart-hadasht"),
          "delete", List.of("delete", "PROJECT", "province:carthage", "--into", "water"),
          "proofread", List.of("proofread", "PROJECT", "--sign", "city:carthage", "--by", "AB"),
          "validate", List.of("validate", "PROJECT", "--fix"),
          "import", List.of("import", "TABLE", "--into", "PROJECT"),
          "recover", List.of("recover", "PROJECT", "journal.aside-1.jsonl"),
          "generate", List.of("generate", "--out", "PROJECT"),
          "new", List.of("new", "PROJECT"));

  private static final Set<String> LOOKING =
      Set.of(
          "edit",
          "info",
          "export",
          "query",
          "simulate",
          "replay",
          "describe-checks",
          "describe-data",
          "help");

  @TempDir private Path scratch;
  private Path folder;
  private Path table;

  @BeforeEach
  void copyTheSample() throws IOException {
    folder = scratch.resolve("romanitas");
    copyTheSample(folder);
  }

  private static void copyTheSample(Path folder) throws IOException {
    Path sample = Path.of("..", "sample-data", "romanitas");
    try (Stream<Path> all = Files.walk(sample)) {
      for (Path path : all.toList()) {
        Files.copy(path, folder.resolve(sample.relativize(path).toString()));
      }
    }
  }

  @Test
  void everyCommandIsKnownToSaveOrNot() {
    Shell shell =
        new Shell(
            new PrintWriter(Writer.nullWriter()),
            new PrintWriter(Writer.nullWriter()),
            false,
            Optional.empty(),
            new NoScreen());
    Set<String> known = new TreeSet<>(LOOKING);
    known.addAll(SAVING.keySet());
    assertThat(Groma.commandLine(shell).getSubcommands().keySet())
        .as("a new command is to be told here, with a way to make it save if it does")
        .containsExactlyInAnyOrderElementsOf(known);
  }

  @Test
  void commandsSaveThroughAHeldProjectAloneAndNobodyOverWhateverIsThere() {
    var classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.groma.editor");
    noClasses()
        .that()
        .resideInAPackage("..cli..")
        .and()
        .doNotHaveFullyQualifiedName(HeldProject.class.getName())
        .and()
        .doNotHaveFullyQualifiedName(ProjectFolder.class.getName())
        .should()
        .callMethodWhere(saves())
        .check(classes);
    noClasses()
        .should()
        .callMethod(ProjectStore.class, "save", Project.class, Path.class)
        .because("a save says what it writes over")
        .check(classes);
  }

  private static DescribedPredicate<JavaMethodCall> saves() {
    return DescribedPredicate.describe(
        "saves a project",
        call ->
            call.getTargetOwner().isEquivalentTo(ProjectStore.class)
                && Set.of("save", "create").contains(call.getName()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rename", "delete", "proofread", "validate", "import", "recover"})
  void whatAnotherProgramWroteMeanwhileIsNotWrittenOver(String command) throws IOException {
    prepare(command);
    TroubledDisk disk = new TroubledDisk(folder);
    OutsideChange outside = new OutsideChange(folder.resolve("project.json"), text -> text + "\n");
    disk.set(outside);
    Run run = run(disk, command);
    assertThat(outside.done).as("it has read and was about to save: %s", run).isTrue();
    assertThat(run.exitCode()).as(run.err()).isEqualTo(Exit.CANNOT_RUN);
    assertThat(run.err()).contains("another program has changed the files");
    assertThat(Files.readString(folder.resolve("project.json"))).isEqualTo(outside.theirs);

    Run again = Run.groma(words(command).toArray());
    assertThat(again.exitCode()).as(again.err()).isLessThan(Exit.CANNOT_RUN);
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rename", "delete", "proofread", "validate", "import", "recover"})
  void withMergeWhatAnotherProgramWroteMeanwhileIsKeptToo(String command) throws IOException {
    prepare(command);
    TroubledDisk disk = new TroubledDisk(folder);
    OutsideChange outside =
        new OutsideChange(
            folder.resolve("project.json"),
            text -> text.replaceFirst("\"name\": \"[^\"]*\"", "\"name\": \"Theirs\""));
    disk.set(outside);
    Run run = run(disk, command, "--merge");
    assertThat(outside.done).as("%s", run).isTrue();
    assertThat(run.exitCode()).as(run.err()).isLessThan(Exit.CANNOT_RUN);
    assertThat(run.err()).contains("Merged with what another program wrote meanwhile");
    Project both = ((LoadResult.Loaded) ProjectStore.load(folder)).project();
    assertThat(both.settings().name()).isEqualTo("Theirs");

    Path calm = scratch.resolve("calm");
    Path merged = folder;
    folder = calm;
    copyTheSample(calm);
    prepare(command);
    Run alone = Run.groma(words(command).toArray());
    assertThat(alone.exitCode()).as(alone.err()).isLessThan(Exit.CANNOT_RUN);
    Project mine = ((LoadResult.Loaded) ProjectStore.load(calm)).project();
    assertThat(both).isEqualTo(mine.with(both.settings()));
    folder = merged;
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void withMergeWhatBothChangedIsNamedAndNothingIsWritten() throws IOException {
    TroubledDisk disk = new TroubledDisk(folder);
    Path provinces = folder.resolve("map/provinces.json");
    OutsideChange outside =
        new OutsideChange(
            provinces, text -> text.replace("\"name\": \"Zeugitana\"", "\"name\": \"Theirs\""));
    disk.set(outside);
    Run run = run(disk, "rename", "--merge");
    assertThat(outside.done).as("%s", run).isTrue();
    assertThat(run.exitCode()).as(run.err()).isEqualTo(Exit.CANNOT_RUN);
    assertThat(run.err())
        .contains("Nothing was written")
        .contains("You deleted the province Zeugitana, and they changed it.");
    assertThat(Files.readString(provinces)).isEqualTo(outside.theirs);
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rename", "delete", "proofread", "validate", "import", "recover"})
  void aProjectThatIsOpenIsNotTouched(String command) throws IOException {
    prepare(command);
    Document open = ((Opening.Opened) Document.open(folder)).document();
    Run run = Run.groma(words(command).toArray());
    assertThat(run.exitCode()).isEqualTo(Exit.CANNOT_RUN);
    assertThat(run.err()).contains("is open in another window");
    open.close();
  }

  /** Makes sure that there is something to save. */
  private void prepare(String command) throws IOException {
    if (command.equals("import")) {
      Path tables = Files.createDirectories(scratch.resolve("tables"));
      Run.groma("export", folder, "--to", "csv", "--out", tables);
      table = tables.resolve("provinces.csv");
      Files.writeString(table, Files.readString(table).replaceFirst("Carthage", "Carthago Nova"));
    }
    if (command.equals("validate")) {
      Path provinces = folder.resolve("map/provinces.json");
      Files.writeString(
          provinces,
          Files.readString(provinces)
              .replaceFirst("\"terrain\": \"land\"", "\"terrain\": \"Land\""));
    }
    if (command.equals("recover")) {
      Document document = ((Opening.Opened) Document.open(folder)).document();
      document.perform("Add", PutEntry.of(Kinds.PROVINCES, EditingProcess.province("new-place")));
      document.close();
      Files.move(
          folder.resolve(".groma/journal.jsonl"), folder.resolve(".groma/journal.aside-1.jsonl"));
    }
  }

  private List<Object> words(String command) {
    List<Object> words = new ArrayList<>();
    for (String word : SAVING.get(command)) {
      words.add(
          switch (word) {
            case "PROJECT" -> folder;
            case "TABLE" -> table;
            default -> word;
          });
    }
    return words;
  }

  private Run run(TroubledDisk disk, String command, String... more) {
    CommandLine.ITypeConverter<Path> through =
        word -> Path.of(word).equals(folder) ? disk.over(folder) : Path.of(word);
    List<Object> words = words(command);
    words.addAll(List.of(more));
    return Run.changed(line -> line.registerConverter(Path.class, through), words.toArray());
  }

  /** Writes into a file that a command has read, before it reads it again to save. */
  private static final class OutsideChange implements DiskWarden {
    private final Path file;
    private final UnaryOperator<String> change;
    private int reads;
    private boolean done;
    private String theirs = "";

    OutsideChange(Path file, UnaryOperator<String> change) {
      this.file = file;
      this.change = change;
    }

    @Override
    public void before(DiskDeed deed, Path path) throws IOException {
      if (deed == DiskDeed.OPEN_TO_READ && path.equals(file)) {
        reads++;
        if (reads == 2) {
          theirs = change.apply(Files.readString(file));
          Files.writeString(file, theirs);
          done = true;
        }
      }
    }
  }
}
