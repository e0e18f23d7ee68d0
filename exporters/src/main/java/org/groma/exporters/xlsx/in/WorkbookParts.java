package org.groma.exporters.xlsx.in;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/**
 * The parts of a workbook, of which only those are unpacked that somebody asks for. Pictures,
 * comments, properties and whatever else programs put into the file are never looked into.
 */
final class WorkbookParts implements AutoCloseable {

  private final ZipFile zip;
  private final NavigableMap<String, ZipEntry> parts = new TreeMap<>();
  private final Unpacking.Allowance allowance = new Unpacking.Allowance();

  private WorkbookParts(ZipFile zip) throws ZipException {
    this.zip = zip;
    for (ZipEntry part : Collections.list(zip.entries())) {
      if (parts.put(key(part.getName()), part) != null) {
        throw new ZipException("two parts have one name"); // programs would read either
      }
    }
  }

  static WorkbookParts open(Path file) throws IOException {
    ZipFile zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8);
    try {
      return new WorkbookParts(zip);
    } catch (IOException | RuntimeException malformed) {
      zip.close();
      throw malformed;
    }
  }

  /** Names of parts are the same in capitals. */
  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** The names of all parts that end so, in small letters. */
  List<String> endingWith(String ending) {
    return parts.keySet().stream().filter(name -> name.endsWith(ending)).toList();
  }

  boolean has(String name) {
    return parts.containsKey(key(name));
  }

  /** Reads a part, which must be there. */
  void parse(String name, DefaultHandler handler) throws IOException, SAXException {
    ZipEntry part = parts.get(key(name));
    if (part == null) {
      throw new ZipException("there is no part " + name);
    }
    try (InputStream packed = zip.getInputStream(part);
        InputStream in = new Unpacking(packed, part, allowance)) {
      BoundedXml bounded = new BoundedXml(name, handler);
      XMLReader reader = parser().getXMLReader();
      reader.setContentHandler(bounded);
      reader.setErrorHandler(bounded); // else it prints what is wrong
      reader.parse(new InputSource(in));
    }
  }

  /**
   * No DOCTYPE, so no entities; prefixes are not looked up, of which a file may have any number.
   */
  private static SAXParser parser() throws SAXException {
    try {
      SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      factory.setNamespaceAware(false);
      return factory.newSAXParser();
    } catch (ParserConfigurationException missing) {
      throw new SAXException(missing);
    }
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
