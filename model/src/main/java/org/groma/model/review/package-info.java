/**
 * What people say of the data of a project, kept with it: findings that they accept, rows that they
 * have proofread, and checks that they add to those of the program.
 *
 * <p>An acceptance and a sign-off hold only as long as what they speak of stays as it was; they
 * carry a digest of it, which the validator compares.
 */
package org.groma.model.review;
