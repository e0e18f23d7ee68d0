package org.groma.editor;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The architecture of Groma as rules: which module may know which, and what the model and the
 * engine must not know at all so that the same seed gives the same game on any machine.
 */
@AnalyzeClasses(packages = "org.groma", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  private static final List<String> MODULES =
      List.of("model", "engine", "validator", "exporters", "editor");

  private static final String[] RULESETS = {
    "org.groma.engine.cycles..", "org.groma.engine.invasions..", "org.groma.engine.romanitas.."
  };

  @ArchTest static final ArchRule modelKnowsNoOtherModule = moduleKnowsOnly("model");

  @ArchTest static final ArchRule engineKnowsOnlyTheModel = moduleKnowsOnly("engine", "model");

  @ArchTest
  static final ArchRule validatorKnowsOnlyModelAndEngine =
      moduleKnowsOnly("validator", "model", "engine");

  @ArchTest
  static final ArchRule exportersKnowOnlyModelAndEngine =
      moduleKnowsOnly("exporters", "model", "engine");

  @ArchTest
  static final ArchRule whatRulesetsShareKnowsNoneOfThem =
      noClasses()
          .that()
          .resideOutsideOfPackages(RULESETS)
          .and()
          .doNotHaveFullyQualifiedName("org.groma.engine.Rulesets")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(RULESETS);

  @ArchTest
  static final ArchRule rulesetsDoNotKnowEachOther =
      slices()
          .matching("org.groma.engine.(cycles|invasions|romanitas)..")
          .should()
          .notDependOnEachOther();

  @ArchTest
  static final ArchRule modelAndEngineKnowNoScreen =
      noModelOrEngineClass()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx..", "java.awt..", "javax.swing..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule modelAndEngineReadNoClock =
      noModelOrEngineClass()
          .should()
          .dependOnClassesThat()
          .areAssignableTo(Clock.class)
          .orShould()
          .callMethodWhere(
              target(owner(resideInAPackage("java.time.."))).and(target(nameMatching("now"))))
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callConstructor(Date.class)
          .allowEmptyShould(true)
          .because("a replay must not depend on when it is run");

  @ArchTest
  static final ArchRule modelAndEngineUseNoAmbientRandomness =
      noModelOrEngineClass()
          .should()
          .callConstructor(Random.class)
          .orShould()
          .callConstructor(SplittableRandom.class)
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callMethod(StrictMath.class, "random")
          .orShould()
          .callMethod(UUID.class, "randomUUID")
          .orShould()
          .callMethod(Collections.class, "shuffle", List.class)
          .orShould()
          .callMethod(RandomGenerator.class, "getDefault")
          .orShould()
          .callMethod(RandomGenerator.class, "of", String.class)
          .orShould()
          .dependOnClassesThat()
          .belongToAnyOf(ThreadLocalRandom.class, SecureRandom.class)
          .allowEmptyShould(true)
          .because("dice are injected, and seeded by whoever injects them");

  @ArchTest
  static final ArchRule engineTouchesNoFile =
      noClasses()
          .that()
          .resideInAPackage("org.groma.engine..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.nio.file..", "java.nio.channels..")
          .orShould()
          .dependOnClassesThat()
          .belongToAnyOf(
              File.class,
              FileInputStream.class,
              FileOutputStream.class,
              FileReader.class,
              FileWriter.class,
              RandomAccessFile.class)
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule filesAreWrittenInOnePlace =
      noClasses()
          .that()
          .resideInAnyPackage(
              packagesOf("exporters"), packagesOf("validator"), packagesOf("editor"))
          .and()
          .resideOutsideOfPackage("org.groma.exporters.disk..")
          .should()
          .callMethodWhere(
              target(owner(assignableTo(Files.class)))
                  .and(
                      target(
                          nameMatching(
                              "write.*|newBufferedWriter|newOutputStream|move|copy|createTemp.*"))))
          .because("what stands in the place of a file is always a whole one");

  @ArchTest
  static final ArchRule namesSayWhatAClassIs =
      noClasses()
          .should()
          .haveSimpleNameEndingWith("Manager")
          .orShould()
          .haveSimpleNameEndingWith("Helper")
          .orShould()
          .haveSimpleNameEndingWith("Util")
          .orShould()
          .haveSimpleNameEndingWith("Utils")
          .because("these words name no thing of the domain");

  @Test
  void everyPackageSaysWhatItIsFor() {
    Path root =
        Path.of(System.getProperty("basedir", ".")).toAbsolutePath().normalize().getParent();
    List<String> undocumented =
        MODULES.stream()
            .map(module -> root.resolve(module).resolve("src/main/java"))
            .flatMap(ArchitectureTest::packageFoldersWithoutPackageInfo)
            .map(folder -> root.relativize(folder).toString())
            .sorted()
            .toList();
    assertThat(undocumented).as("packages without a package-info.java").isEmpty();
  }

  private static ArchRule moduleKnowsOnly(String module, String... others) {
    String[] allowed =
        Stream.concat(Stream.of(module), Stream.of(others))
            .map(ArchitectureTest::packagesOf)
            .toArray(String[]::new);
    return noClasses()
        .that()
        .resideInAPackage(packagesOf(module))
        .should()
        .dependOnClassesThat(resideInAPackage("org.groma..").and(not(resideInAnyPackage(allowed))))
        .allowEmptyShould(true);
  }

  private static String packagesOf(String module) {
    return "org.groma." + module + "..";
  }

  private static GivenClassesConjunction noModelOrEngineClass() {
    return noClasses().that().resideInAnyPackage(packagesOf("model"), packagesOf("engine"));
  }

  /** Folders that hold Java files, none of them a {@code package-info.java}. */
  private static Stream<Path> packageFoldersWithoutPackageInfo(Path sources) {
    try (Stream<Path> files = Files.walk(sources)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(Path::getParent)
          .distinct()
          .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
