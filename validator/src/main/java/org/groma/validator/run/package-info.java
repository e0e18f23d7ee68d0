/** Running checks: on a whole project, and again after an edit only where the edit reaches. */
package org.groma.validator.run;
