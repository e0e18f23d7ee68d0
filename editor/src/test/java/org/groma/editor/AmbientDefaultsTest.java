package org.groma.editor;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.lang.reflect.Executable;
import java.nio.charset.Charset;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.groma.editor.document.SigningDay;
import org.groma.model.store.LockHolder;

/**
 * The same project gives the same bytes whatever a machine speaks, writes with and takes the time
 * from. What the library would take from the machine is said instead, at every call.
 */
@AnalyzeClasses(packages = "org.groma", importOptions = DoNotIncludeTests.class)
class AmbientDefaultsTest {

  /** What a caller has to choose wherever the library leaves the choice. */
  private static final Set<Class<?>> CHOICES =
      Set.of(Locale.class, Charset.class, ZoneId.class, TimeZone.class);

  /** These read and write UTF-8 unless told otherwise, by their specification. */
  private static final List<String> ALWAYS_UTF_8 = List.of("java.nio.file.Files", "java.util.zip.");

  /** Here the form with a charset takes it for another purpose. */
  private static final String BY_NAME = "java.nio.charset.Charset.forName";

  /** Calls that take a default without having a form that is told. */
  private static final Set<String> NEVER =
      Set.of(
          "java.lang.String.formatted",
          "java.util.Locale.getDefault",
          "java.nio.charset.Charset.defaultCharset",
          "java.time.ZoneId.systemDefault",
          "java.time.Clock.systemDefaultZone",
          "java.util.TimeZone.getDefault",
          "java.util.Date.<init>",
          "java.util.Scanner.<init>",
          "java.io.FileReader.<init>",
          "java.io.FileWriter.<init>",
          "java.io.PrintStream.<init>",
          "java.text.DecimalFormat.<init>",
          "java.text.SimpleDateFormat.<init>",
          "java.text.MessageFormat.format");

  /** They tell a person the day or the time where that person sits, and nothing else does. */
  private static final Set<String> LOCAL_TIME =
      Set.of(SigningDay.class.getName(), LockHolder.class.getName());

  @ArchTest
  static final ArchRule nothingIsTakenFromTheMachine =
      classes()
          .should(sayLocaleCharsetAndZone())
          .because("files and stories are the same anywhere");

  private static ArchCondition<JavaClass> sayLocaleCharsetAndZone() {
    return new ArchCondition<>("say locale, charset and time zone in every call") {
      @Override
      public void check(JavaClass each, ConditionEvents events) {
        Stream.<JavaCodeUnitAccess<?>>concat(
                each.getCodeUnitCallsFromSelf().stream(),
                each.getCodeUnitReferencesFromSelf().stream())
            .filter(AmbientDefaultsTest::takesADefault)
            .forEach(
                call -> events.add(SimpleConditionEvent.violated(call, call.getDescription())));
      }
    };
  }

  private static boolean takesADefault(JavaCodeUnitAccess<?> call) {
    String name = call.getTargetOwner().getName() + "." + call.getTarget().getName();
    if (!name.startsWith("java.")
        || ALWAYS_UTF_8.stream().anyMatch(name::startsWith)
        || name.equals(BY_NAME)) {
      return false;
    }
    if (NEVER.contains(name)) {
      return !(name.equals("java.time.ZoneId.systemDefault")
          && LOCAL_TIME.contains(call.getOriginOwner().getName()));
    }
    List<String> given =
        call.getTarget().getRawParameterTypes().stream().map(JavaClass::getName).toList();
    return overloads(call).anyMatch(other -> isTheSameWithAChoice(other, given));
  }

  /** All forms of the method that is called, those with a choice among them. */
  private static Stream<? extends Executable> overloads(JavaCodeUnitAccess<?> call) {
    Class<?> owner = call.getTargetOwner().reflect();
    String method = call.getTarget().getName();
    return method.equals("<init>")
        ? Stream.of(owner.getConstructors())
        : Stream.of(owner.getMethods()).filter(each -> each.getName().equals(method));
  }

  private static boolean isTheSameWithAChoice(Executable other, List<String> given) {
    List<Class<?>> asked = List.of(other.getParameterTypes());
    Optional<Class<?>> choice = asked.stream().filter(CHOICES::contains).findFirst();
    return choice.isPresent()
        && asked.stream()
            .filter(each -> !each.equals(choice.get()))
            .map(Class::getName)
            .toList()
            .equals(given);
  }
}
