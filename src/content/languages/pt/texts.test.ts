import { expect, test } from 'vitest';
import * as own from '#generated/texts/pt-content.ts';
import { testTranslatedTexts } from '#tests/support/translated-texts.ts';

const { long, texts } = testTranslatedTexts('pt', own, {
  greeting: /Feliz aniversário!/,
  cities: {
    'Seville, Spain': 'Sevilha, Espanha',
    'São Paulo, Brazil': 'São Paulo, Brasil',
    Singapore: 'Singapura',
  },
  days: { 0: 'Hoje', 1: 'Amanhã', 2: 'em 2 dias', 31: 'em 31 dias' },
  february29: '29 de fevereiro',
});

test('quotes are curly and come in pairs, and words are those of Brazil', () => {
  expect(texts.length).toBeGreaterThan(1800);
  for (const text of texts) {
    // The list of exported files has columns.
    const words = text.replaceAll(/^(\S+(?:, \S+)*) {2,}/gm, '$1 ');
    expect(words).not.toMatch(/['"—–«»]| {2}/);
    expect(words).not.toMatch(
      /telemóvel|ficheiro|ecrã|utilizador|palavra-passe|(?<!om)partilh|equipa(?!\p{L})/iu,
    );
    // Who reads or writes may be a woman or a man.
    expect(words).not.toMatch(/obrigad[oa]|bem-vind[oa](?! quando)|\p{L}\(a\)|logad[oa]/iu);
    expect(text.split('“').length, text).toBe(text.split('”').length);
  }
});

test('the law of Brazil is named beside those of others', () => {
  expect(long.some((text) => /LGPD.*artigo 18.*ANPD/.test(text))).toBe(true);
});
