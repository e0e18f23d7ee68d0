package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Slug;

/** Provinces with their cities, by area; those outside all areas last. */
final class ProvinceRows implements Rows<ProvinceRow> {

  @Override
  public List<ProvinceRow> of(Project project) {
    Map<ProvinceId, City> cities = new HashMap<>();
    project
        .cities()
        .forEach(city ->
            cities.merge(city.province(), city, BinaryOperator.minBy(ProvinceRow.GREATEST_FIRST)));
    Map<AreaId, String> names = new HashMap<>();
    project.areas().forEach(area -> names.put(area.id(), Slug.of(area.name())));
    return project.provinces().stream()
        .sorted(
            Comparator.<Province, Boolean>comparing(province -> province.area().isEmpty())
                .thenComparing(province -> name(names, province))
                .thenComparing(province -> province.area().map(AreaId::slug).orElse(""))
                .thenComparing(Labels.byName()))
        .map(province -> new ProvinceRow(province, Optional.ofNullable(cities.get(province.id()))))
        .toList();
  }

  private static String name(Map<AreaId, String> names, Province province) {
    return province.area().map(area -> names.getOrDefault(area, area.slug())).orElse("");
  }

  @Override
  public String id(ProvinceRow row) {
    return row.province().id().slug();
  }

  @Override
  public Optional<ProvinceRow> find(Project project, String id) {
    return project
        .provinces()
        .find(id)
        .map(province ->
            new ProvinceRow(
                province,
                project.cities().stream()
                    .filter(city -> city.province().equals(province.id()))
                    .min(ProvinceRow.GREATEST_FIRST)));
  }

  @Override
  public Start<ProvinceRow> start(String id, Function<String, String> typed, Labels labels) {
    String name = Typed.tidy(typed.apply("name"));
    return FreshId.start(
        labels.project(),
        Kinds.PROVINCES,
        id,
        name,
        fresh -> new Start.Begun<>(new ProvinceRow(Province.named(fresh, name), Optional.empty())));
  }

  @Override
  public List<Edit> put(Project project, ProvinceRow row) {
    List<Edit> edits = new ArrayList<>();
    Optional<ProvinceRow> before = find(project, id(row));
    if (before.isEmpty() || !before.get().province().equals(row.province())) {
      edits.add(PutEntry.of(Kinds.PROVINCES, row.province()));
    }
    Optional<City> old = before.flatMap(ProvinceRow::city);
    if (!old.equals(row.city())) {
      row.city()
          .ifPresentOrElse(
              city -> edits.add(PutEntry.of(Kinds.CITIES, city)),
              () -> old.ifPresent(city -> edits.add(removal(city))));
    }
    return edits;
  }

  @Override
  public List<Edit> remove(Project project, ProvinceRow row) {
    List<Edit> edits = new ArrayList<>();
    project.cities().stream()
        .filter(city -> city.province().equals(row.province().id()))
        .forEach(city -> edits.add(removal(city)));
    edits.add(new RemoveEntry(Kinds.PROVINCES.word(), id(row)));
    return edits;
  }

  private static Edit removal(City city) {
    return new RemoveEntry(Kinds.CITIES.word(), city.id().slug());
  }
}
