/**
 * Golden files: what a small project looks like in every format, as text that a person can review
 * as a diff.
 *
 * <p>The project is the folder {@code golden/britannia} of the test resources: six provinces and an
 * island, cut from the sample and drawn with straight lines, so that corrections of the sample do
 * not touch it. A format that is text is kept as it is; of others a <em>reading</em> is kept, which
 * leaves out only what nobody could review (compressed bytes, the outlines of letters).
 *
 * <p>Who changes a format on purpose has the files written anew and reviews the difference:
 *
 * <pre>
 * mvn -Dquick -pl exporters -am test -Dtest=GoldenTest,GameTextTest -Dgolden=rewrite -Dsurefire.failIfNoSpecifiedTests=false
 * git diff exporters/src/test/resources
 * </pre>
 */
package org.groma.exporters.golden;
