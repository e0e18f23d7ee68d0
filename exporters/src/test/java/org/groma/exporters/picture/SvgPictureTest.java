package org.groma.exporters.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.assertj.core.data.Offset;
import org.groma.model.id.RiverId;
import org.groma.model.topology.Border;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

class SvgPictureTest {

  private static final WordMap MAP =
      WordMap.of("gallia germania", "~sinus ~oceanus")
          .border("gallia", "germania", Border.river(new RiverId("rhenus")))
          .area("magna", Optional.of("#A0B0C0"), "gallia", "germania")
          .city("Lutetia", "gallia", 2, true, Optional.of("sinus"))
          .strait("gallia", "germania");

  private static Document parsed(Scene scene) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    return factory.newDocumentBuilder().parse(new ByteArrayInputStream(SvgPicture.bytes(scene)));
  }

  private static List<Element> elements(Document document) {
    List<Element> found = new ArrayList<>();
    NodeList all = document.getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      found.add((Element) all.item(i));
    }
    return found;
  }

  @Test
  void groupsStandInTheOrderOfTheLayers() throws Exception {
    List<String> groups = new ArrayList<>();
    NodeList children = parsed(MAP.scene()).getDocumentElement().getChildNodes();
    for (int i = 0; i < children.getLength(); i++) {
      Node child = children.item(i);
      if (child instanceof Element element && element.getTagName().equals("g")) {
        groups.add(element.getAttribute("id"));
      }
    }
    assertThat(groups)
        .isEqualTo(MAP.scene().sheets().stream().map(each -> each.layer().word()).toList());
  }

  @Test
  void idsAreUniqueAndEveryClassIsStyled() throws Exception {
    Document document = parsed(MAP.scene());
    String style = document.getElementsByTagName("style").item(0).getTextContent();
    Set<String> ids = new HashSet<>();
    for (Element element : elements(document)) {
      if (element.hasAttribute("id")) {
        assertThat(ids.add(element.getAttribute("id"))).as(element.getAttribute("id")).isTrue();
      }
      if (element.hasAttribute("class")) {
        assertThat(style).contains("." + element.getAttribute("class") + "{");
      }
      if (element.getTagName().equals("use")) {
        assertThat(ids).contains(element.getAttribute("href").substring(1));
      }
    }
    assertThat(ids).contains("province-gallia", "sea-sinus", "river-rhenus", "city-lutetia");
  }

  @Test
  void aRiverIsOnePath() {
    String rivers =
        SvgPicture.write(MAP.scene())
            .replaceFirst("(?s).*<g id=\"layer-rivers\">\n", "")
            .replaceFirst("(?s)</g>.*", "");
    assertThat(rivers)
        .isEqualTo("<path id=\"river-rhenus\" class=\"river\" d=\"M100 0l0-100\"/>\n");
  }

  @Test
  void theViewIsThePageInMapUnits() throws Exception {
    Scene scene = MAP.scene();
    Element svg = parsed(scene).getDocumentElement();
    String[] box = svg.getAttribute("viewBox").split(" ", -1);
    assertThat(Double.parseDouble(box[2]) / Double.parseDouble(box[3]))
        .isCloseTo(scene.page().width() / scene.page().height(), Offset.offset(0.001));
    assertThat(svg.getAttribute("width")).isEqualTo("1000");
  }

  @Test
  void namesAreTextAndSpecialCharactersAreEscaped() throws Exception {
    Scene scene = MAP.renamed("gallia", "Gæa & <½> \"é\"").scene();
    Document document = parsed(scene);
    assertThat(elements(document).stream().filter(each -> each.getTagName().equals("text")))
        .extracting(Element::getTextContent)
        .contains("Gæa & <½> \"é\"", "Germania", "Lutetia");
  }

  @Test
  void theSameProjectGivesTheSameBytesInEveryLocale() {
    byte[] here = SvgPicture.bytes(MAP.scene());
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.of("ar", "EG"));
      assertThat(SvgPicture.bytes(MAP.scene())).isEqualTo(here);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void theLettersTravelWithThePicture() {
    assertThat(SvgPicture.write(MAP.scene()))
        .contains("@font-face{font-family:Alegreya;font-weight:700;src:url(data:font/ttf;base64,");
  }

  @Test
  void numbersAreShortAndExact() {
    Decimals two = new Decimals(2);
    assertThat(
            List.of(
                two.of(0),
                two.of(-0.001),
                two.of(1.5),
                two.of(-0.05),
                two.of(120),
                two.of(3.14159)))
        .containsExactly("0", "0", "1.5", "-.05", "120", "3.14");
    assertThat(Decimals.finerThan(0.03)).isEqualTo(new Decimals(2));
    assertThat(Decimals.finerThan(40)).isEqualTo(new Decimals(0));
  }
}
