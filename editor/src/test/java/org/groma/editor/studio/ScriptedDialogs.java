package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.groma.model.store.LoadProblem;

/** Answers questions as a test has said beforehand, and remembers what was asked. */
final class ScriptedDialogs implements Dialogs {

  Leaving leaving = Leaving.DISCARD;
  boolean confirming = true;
  final Deque<String> answers = new ArrayDeque<>();
  final Deque<String> choices = new ArrayDeque<>();
  final Deque<Path> paths = new ArrayDeque<>();
  final List<String> asked = new ArrayList<>();
  List<String> lastOffered = List.of();

  @Override
  public Leaving saveBeforeLeaving(String project) {
    asked.add("save " + project);
    return leaving;
  }

  @Override
  public boolean confirm(String title, String question, String yes, String no) {
    asked.add(question);
    return confirming;
  }

  @Override
  public String choose(String title, String question, String details, List<String> offered) {
    lastOffered = offered;
    asked.add(details.isEmpty() ? question : question + "\n" + details);
    String answer = choices.isEmpty() ? offered.getLast() : choices.poll();
    if (!offered.contains(answer)) {
      throw new AssertionError(answer + " is none of " + offered);
    }
    return answer;
  }

  @Override
  public Optional<String> ask(String title, String question, String suggested) {
    asked.add(question);
    return Optional.ofNullable(answers.poll());
  }

  @Override
  public void tell(String title, String sentence) {
    asked.add(sentence);
  }

  @Override
  public void problems(Path folder, List<LoadProblem> problems) {
    asked.add("problems of " + folder.getFileName() + ": " + problems.size());
  }

  @Override
  public Optional<Path> chooseFolder(String title) {
    asked.add(title);
    return Optional.ofNullable(paths.poll());
  }

  @Override
  public Optional<Path> chooseFile(String title, String kind, List<String> endings) {
    asked.add(title);
    return Optional.ofNullable(paths.poll());
  }

  @Override
  public Optional<Path> chooseTarget(String title, String name) {
    asked.add(title);
    return Optional.ofNullable(paths.poll());
  }
}
