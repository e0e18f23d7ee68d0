/**
 * Validation that follows the document: after each change only what it reaches is looked at again,
 * on a thread of its own, and an answer about a state that is no longer the newest is dropped.
 */
package org.groma.editor.live;
