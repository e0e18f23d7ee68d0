package org.groma.validator.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.validator.check.Profile;
import org.junit.jupiter.api.Test;

class CatalogueTest {

  @Test
  void noTwoChecksHaveTheSameId() {
    assertThat(Catalogue.profiles().stream().map(Profile::id)).doesNotHaveDuplicates();
  }

  @Test
  void everyCheckIsDocumented() {
    assertThat(Catalogue.profiles())
        .isNotEmpty()
        .allSatisfy(profile -> {
          assertThat(profile.id()).matches("[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*");
          assertThat(profile.family()).isNotNull();
          assertThat(profile.title()).isNotBlank().doesNotEndWith(".");
          assertThat(profile.protects()).endsWith(".");
          assertThat(profile.example()).endsWith(".");
          assertThat(profile.mend()).endsWith(".");
        });
  }
}
