package org.groma.editor.cli;

/** Formats that a project can be exported to. */
enum PictureFormat {
  SVG,
  PNG
}
