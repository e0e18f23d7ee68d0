/**
 * How much is taken on: what a file, a project or an export would need of memory against what there
 * is. Whoever is about to make something large asks first, so that a person hears a sentence, and
 * not minutes later that memory ran out: a JVM that has too little does not fail, it collects
 * garbage.
 */
package org.groma.model.limit;
