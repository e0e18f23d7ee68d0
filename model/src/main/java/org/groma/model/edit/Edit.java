package org.groma.model.edit;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.groma.model.project.Project;

/** A change to a project. Pure: the project it is applied to stays what it is. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "edit")
@JsonSubTypes({
  @JsonSubTypes.Type(value = ChangeMap.class, name = "map"),
  @JsonSubTypes.Type(value = PutEntry.class, name = "put"),
  @JsonSubTypes.Type(value = RemoveEntry.class, name = "remove"),
  @JsonSubTypes.Type(value = ChangeSettings.class, name = "settings"),
  @JsonSubTypes.Type(value = ChangeVocabulary.class, name = "vocabulary"),
  @JsonSubTypes.Type(value = ChangeProjection.class, name = "projection"),
  @JsonSubTypes.Type(value = Together.class, name = "together"),
})
public sealed interface Edit
    permits ChangeMap,
        PutEntry,
        RemoveEntry,
        ChangeSettings,
        ChangeVocabulary,
        ChangeProjection,
        Together {

  Outcome apply(Project project);
}
