package org.groma.editor.fuzz;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;

/** Sound maps of a few places in every format that is read. */
final class MapSeeds {

  static final byte[] GEOJSON =
      utf8(
          """
          {"type":"FeatureCollection","features":[
           {"type":"Feature","id":"gallia","properties":{"name":"Gállia","income":1.5,"kind":"province"},
            "geometry":{"type":"Polygon","coordinates":[[[0,0],[10,0],[10,10],[0,10],[0,0]],[[2,2],[4,2],[4,4],[2,4],[2,2]]]}},
           {"type":"Feature","properties":{"id":"mare","name":"Mare","kind":"sea"},
            "geometry":{"type":"MultiPolygon","coordinates":[[[[10,0],[20,0],[20,10],[10,10],[10,0]]]]}}]}
          """);

  static final byte[] TOPOJSON =
      utf8(
          """
          {"type":"Topology","transform":{"scale":[0.5,0.5],"translate":[1,1]},"objects":{
           "land":{"type":"GeometryCollection","geometries":[
            {"type":"Polygon","id":"gallia","properties":{"name":"Gallia"},"arcs":[[0,1]]}]},
           "seas":{"type":"MultiPolygon","id":"mare","arcs":[[[2,-1]]]}},
           "arcs":[[[10,0],[0,10]],[[10,10],[-10,0],[0,-10],[10,0]],[[10,0],[10,0],[0,10],[-10,0]]]}
          """);

  static final byte[] SVG =
      utf8(
          """
          <?xml version="1.0"?>
          <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="400">
           <g transform="translate(1 2) rotate(3)" id="land"><path id="gallia" d="M0 0 h10 v10 l-10 0 z"/>
            <polygon id="raetia" points="10,0 20,0 20,10 10,10"/><use href="#gallia" x="3"/></g>
           <rect id="mare" data-kind="sea" x="20" width="10" height="10"/>
           <circle id="insula" cx="35" cy="5" r="2"/><path id="arx" d="M30 0 C 31 1 32 2 33 0 A 2 2 0 0 1 30 0 Z"/>
          </svg>
          """);

  static final byte[] TRIPLEA =
      utf8(
          """
          Gallia < (0,0) (10,0) (10,10) (0,10) >
          Mare Sea Zone < (10,0) (20,0) (20,10) (10,10) > < (30,0) (32,0) (32,2) >
          """);

  static final byte[] COLOURS =
      utf8("colour,id,name,kind\n#aa0000,gallia,Gallia,\n#0000aa,mare,Mare,sea\n");

  static final byte[] PNG = png();

  private MapSeeds() {}

  private static byte[] png() {
    BufferedImage image = new BufferedImage(12, 8, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 96; i++) {
      image.setRGB(i % 12, i / 12, i % 12 < 6 ? 0xAA0000 : 0x0000AA);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
