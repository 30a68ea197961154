/**
 * When each legal text was last changed, in any language, and digests of the texts as they then were: a test fails when
 * one is another. Then put the day of the change here, with the digest that the test shows. A new language has a digest
 * of its own, and changes no day.
 */
export const legalChanges = {
  privacy: {
    on: '2026-11-28',
    digests: {
      en: 'bf56395e9b7fc19b',
      hi: 'f454199540d90da0',
      es: 'c5126a93b9d872ac',
      ar: '8f6c0b569b4e1071',
      de: '6b293a932c320845',
    },
  },
  terms: {
    on: '2026-11-28',
    digests: {
      en: 'f198f8c2cc27b4de',
      hi: 'b7c6aa919b1dfb32',
      es: 'a93ea6fab896b73a',
      ar: '82a4b3943fd1629e',
      de: '83329f638b7e5c7a',
    },
  },
  refund: {
    on: '2026-11-25',
    digests: {
      en: '46476c715cb2ba1d',
      hi: 'f786a7e9d4b3ff06',
      es: 'da2cb920e343d10a',
      ar: 'e85adc64ca22790a',
      de: '7b8d9581aad1a353',
    },
  },
  cookies: {
    on: '2026-11-28',
    digests: {
      en: '0da19e1170be529a',
      hi: 'a40e86c677063a20',
      es: '2a8baa97a8df496e',
      ar: '6a66888c2bf4cfcb',
      de: '50bb918e871bfe1c',
    },
  },
  dmca: {
    on: '2026-11-28',
    digests: {
      en: '1f1280e20ab56cd8',
      hi: 'e678476b816575e7',
      es: 'feaba0d2e7085e9d',
      ar: 'a96fc2e326443179',
      de: 'd86bc7b0b05862fb',
    },
  },
} as const;
