package org.groma.engine.invasions;

import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;

/** Puts a situation together on the sample map, in words. */
public final class Scene {

  private final World world;

  private Scene(World world) {
    this.world = world;
  }

  /** An empty map whose cities are built as at the start. */
  public static Scene empty() {
    Scene scene = new Scene(Sample.empty());
    for (int i = 0; i < Sample.SETTING.board().provinces(); i++) {
      int province = i;
      Sample.SETTING
          .board()
          .city(i)
          .ifPresent(city -> {
            scene.world.apply(new LandEvent.CityGrown(province, city.level()));
            scene.world.apply(new LandEvent.WallsSet(province, city.fortified()));
          });
    }
    return scene;
  }

  public static Scene of(World world) {
    return new Scene(world);
  }

  public Scene with(InvasionsEvent event) {
    world.apply(event);
    return this;
  }

  /** Units from the pool of a nation. */
  public Scene units(String nation, String kind, int count, String province) {
    units(nation, kind, count, Sample.province(province));
    return this;
  }

  public Scene fleets(String nation, String kind, int count, String sea) {
    units(nation, kind, count, Sample.sea(sea));
    return this;
  }

  private void units(String nation, String kind, int count, int place) {
    UnitSet units = Sample.fromPool(world, nation, kind, count);
    world.apply(new NationEvent.ActivityChanged(Sample.nation(nation), Activity.ACTIVE));
    world.apply(new UnitEvent.Placed(units, place));
  }

  public Scene leader(String leader, String province) {
    return with(new LeaderEvent.Posted(Sample.leader(leader), Sample.province(province)));
  }

  public Scene horde(String nation, String province) {
    return with(new NationEvent.HordeMoved(Sample.nation(nation), Sample.province(province)));
  }

  public Scene capital(String nation, String province) {
    return with(new NationEvent.CapitalMoved(Sample.nation(nation), Sample.province(province)));
  }

  public Scene limes(String nation, String province) {
    return with(new LandEvent.LimesSet(Sample.province(province), Sample.nation(nation)));
  }

  public Scene held(String nation, String... provinces) {
    for (String province : provinces) {
      with(new LandEvent.HolderChanged(Sample.province(province), Sample.nation(nation)));
    }
    return this;
  }

  public Scene incumbent(String nation, String area) {
    return with(new LandEvent.IncumbentChanged(Sample.area(area), Sample.nation(nation)));
  }

  public Scene status(String nation, Status status) {
    return with(new NationEvent.StatusChanged(Sample.nation(nation), status));
  }

  public Scene allied(String nation, String other) {
    return with(new NationEvent.Allied(Sample.nation(nation), Sample.nation(other)));
  }

  public Scene vassal(String vassal, String suzerain) {
    return with(new NationEvent.Submitted(Sample.nation(vassal), Sample.nation(suzerain)));
  }

  public Scene client(String client, String patron) {
    return with(new NationEvent.Sworn(Sample.nation(client), Sample.nation(patron)));
  }

  public Scene federate(String federate, String federator) {
    return with(new NationEvent.Federated(Sample.nation(federate), Sample.nation(federator)));
  }

  public World world() {
    return world;
  }
}
