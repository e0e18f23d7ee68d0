package org.groma.editor.tool;

import java.util.List;

/** A tool's answer to an input: the state it is in now, what to draw, what to do. */
public record Response(Tool next, Preview preview, List<Effect> effects) {

  public Response {
    effects = List.copyOf(effects);
  }

  public static Response of(Tool next, Preview preview) {
    return new Response(next, preview, List.of());
  }

  public static Response of(Tool next, Preview preview, Effect... effects) {
    return new Response(next, preview, List.of(effects));
  }
}
