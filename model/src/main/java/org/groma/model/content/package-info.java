/**
 * Bytes as such, whatever they mean: files that come with the program, and checksums.
 *
 * <ul>
 *   <li><b>Shipped</b>: a file that lies beside a class, such as a style sheet or a font.
 *   <li><b>Sha256</b>: the checksum by which the same content is known again.
 * </ul>
 */
package org.groma.model.content;
