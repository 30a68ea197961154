import { expect, test } from 'vitest';
import * as own from '#generated/texts/es-content.ts';
import { testTranslatedTexts } from '#tests/support/translated-texts.ts';

const { texts } = testTranslatedTexts('es', own, {
  greeting: /¡Feliz cumpleaños!/,
  cities: { 'Seville, Spain': 'Sevilla, España', Singapore: 'Singapur' },
  days: { 0: 'Hoy', 1: 'Mañana', 2: 'en 2 días', 31: 'en 31 días' },
  february29: '29 de febrero',
});

test('marks come in pairs, quotes are curly, and nobody says vosotros or ordenador', () => {
  expect(texts.length).toBeGreaterThan(1800);
  for (const text of texts) {
    // The list of exported files has columns.
    const words = text.replaceAll(/^(\S+(?:, \S+)*) {2,}/gm, '$1 ');
    expect(words).not.toMatch(/['"—–«»]| {2}|\b(vosotr|vuestr|ordenador|computador\b|celular|móvil)/);
    for (const [open, close] of ['¡!', '¿?', '“”']) {
      // The studio has a key that is a question mark.
      const shown = text.replace('tecla ?', '');
      expect(shown.split(open ?? '').length, text).toBe(shown.split(close ?? '').length);
    }
  }
});
