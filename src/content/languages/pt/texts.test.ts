import { expect, test } from 'vitest';
import { birthdayText, untilThen } from '#content/birthdays.ts';
import { cities } from '#content/cities.ts';
import { textIn } from '#content/languages/text-in.ts';
import { texts as catalog } from '#generated/texts/pt.ts';
import { legalPages, testTranslatedTexts, textsIn } from '#tests/support/translated-texts.ts';
import { about } from './about.ts';
import { cityLabel, cityNames } from './cities.ts';
import { designs } from './designs.ts';
import { faqCategories } from './faqs.ts';
import { film, filmCaptions } from './film.ts';
import * as labels from './labels.ts';
import { cookiePolicy } from './legal/cookies.ts';
import { dmcaPolicy } from './legal/dmca.ts';
import { privacyPolicy } from './legal/privacy.ts';
import { refundPolicy } from './legal/refund.ts';
import { termsOfService } from './legal/terms.ts';
import { bindingNotice, lastUpdated } from './legal/translation.ts';
import { celebrities, leaders } from './people.ts';
import { sampleCard } from './sample-card.ts';
import { site } from './site-facts.ts';
import { songs } from './songs.ts';
import { stickers } from './stickers.ts';
import { voices } from './voices.ts';

const legal = {
  bindingNotice,
  lastUpdated,
  cookiePolicy,
  dmcaPolicy,
  privacyPolicy,
  refundPolicy,
  termsOfService,
};

testTranslatedTexts({
  about,
  cityLabel,
  designs,
  faqCategories,
  labels,
  legal,
  songs,
  stickers,
  voices,
  greeting: /Feliz aniversário!/,
});

test('no city is named that is not there', () => {
  const parts = new Set(cities.flatMap(({ label }) => label.split(', ')));
  expect(Object.keys(cityNames).filter((name) => !parts.has(name))).toEqual([]);
  expect(cityLabel('Seville, Spain')).toBe('Sevilha, Espanha');
  expect(cityLabel('São Paulo, Brazil')).toBe('São Paulo, Brasil');
  expect(cityLabel('Singapore')).toBe('Singapura');
});

test('days are said as one says them', () => {
  expect([0, 1, 2, 31].map((days) => untilThen(days, textIn('pt', 'home')))).toEqual([
    'Hoje',
    'Amanhã',
    'em 2 dias',
    'em 31 dias',
  ]);
  expect(birthdayText({ month: 2, day: 29 }, 'pt')).toBe('29 de fevereiro');
});

test('quotes are curly and come in pairs, and words are those of Brazil', () => {
  const people = [...leaders, ...celebrities].map(({ title, wish, alt }) => [title, wish, alt]);
  const small = [faqCategories({ hasWishModel: true }), legalPages(legal)];
  const own = [about, catalog, designs, film, filmCaptions, labels, site, songs, voices];
  const texts = textsIn([...own, ...small, people, sampleCard.message]);
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
  expect(textsIn(legalPages(legal)).some((text) => /LGPD.*artigo 18.*ANPD/.test(text))).toBe(true);
});
