package org.groma.model.topology;

/**
 * A half-edge: an arc with a direction, packed into an int (arc number times two, plus one when
 * walked backwards) so that rings are int arrays.
 */
public final class Half {

  private Half() {}

  public static int forward(int arc) {
    return arc << 1;
  }

  public static int backward(int arc) {
    return arc << 1 | 1;
  }

  public static int arc(int half) {
    return half >>> 1;
  }

  public static boolean isForward(int half) {
    return (half & 1) == 0;
  }

  /** The same arc the other way round. */
  public static int twin(int half) {
    return half ^ 1;
  }
}
