package org.groma.model.topology;

/** The maps that most tests start from. */
public final class SampleMaps {

  private SampleMaps() {}

  /** West is face 1, east is face 2; the border between them has an inner vertex at 10 5. */
  public static Topology twoProvinces() {
    return MapDrawing.map()
        .face("west", "0 0, 10 0, 10 5, 10 10, 0 10")
        .face("east", "10 0, 20 0, 20 10, 10 10, 10 5")
        .draw();
  }

  /** A sea, face 1, with a square island, face 2, whose closed border starts at 10 10. */
  static Topology island() {
    return MapDrawing.map()
        .face("sea:mare", "0 0, 30 0, 30 30, 0 30", "10 10, 20 10, 20 20, 10 20")
        .face("island", "10 10, 20 10, 20 20, 10 20")
        .draw();
  }

  /**
   * West, 1, and east, 2, with a border that has a vertex at 20 15; a lake, 3, in the west at 10 10
   * to 14 14, and one in the east, 4, at 26 10 to 30 14.
   */
  static Topology twoProvincesWithLakes() {
    return MapDrawing.map()
        .face("west", "0 0, 20 0, 20 15, 20 30, 0 30", "10 10, 14 10, 14 14, 10 14")
        .face("east", "20 0, 40 0, 40 30, 20 30, 20 15", "26 10, 30 10, 30 14, 26 14")
        .face("sea:west-lake", "10 10, 14 10, 14 14, 10 14")
        .face("sea:east-lake", "26 10, 30 10, 30 14, 26 14")
        .draw();
  }

  /** Three sectors of a square that meet at 10 10: south-west 1, south-east 2, north 3. */
  static Topology threeSectors() {
    return MapDrawing.map()
        .face("south-west", "0 0, 10 0, 10 10, 0 20")
        .face("south-east", "10 0, 20 0, 20 20, 10 10")
        .face("north", "0 20, 10 10, 20 20")
        .draw();
  }

  /** A province, 1, whose outline touches a lake, 2, at one node, 10 0. */
  static Topology lakeAtTheShore() {
    return MapDrawing.map()
        .face("land", "0 0, 10 0, 6 6, 14 6, 10 0, 20 0, 20 20, 0 20")
        .face("sea:lake", "10 0, 14 6, 6 6")
        .draw();
  }

  /**
   * One of everything: a mainland of three provinces (1 to 3) with a lake (4) that holds an island
   * (5), a sea (6) round it with an archipelago of two islands that touch at a node (7, 8) and one
   * apart (9), all three one province; beyond the sea a detached territory (10, 11).
   */
  public static Topology archipelago() {
    return archipelago(Precision.STANDARD);
  }

  static Topology archipelago(Precision precision) {
    return MapDrawing.map(precision)
        .face("west", "20 20, 50 20, 50 40, 50 60, 20 60", "28 32, 40 32, 40 48, 28 48")
        .face("east", "50 20, 80 20, 80 40, 50 40")
        .face("north", "50 40, 80 40, 80 60, 50 60")
        .face("sea:lake", "28 32, 40 32, 40 48, 28 48", "32 37, 37 38, 36 43, 31 42")
        .face("isle-in-lake", "32 37, 37 38, 36 43, 31 42")
        .face(
            "sea:mare",
            "0 0, 120 0, 120 80, 0 80",
            "20 20, 50 20, 80 20, 80 40, 80 60, 50 60, 20 60",
            "90 20, 100 16, 100 24, 90 20, 84 26, 82 18",
            "92 50, 104 48, 106 60, 95 64")
        .face("isles", "90 20, 100 16, 100 24")
        .face("isles", "90 20, 84 26, 82 18")
        .face("isles", "92 50, 104 48, 106 60, 95 64")
        .face("far", "140 10, 160 10, 160 40, 140 40")
        .face("farther", "160 10, 180 10, 170 60, 160 40")
        .draw();
  }
}
