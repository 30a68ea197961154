// Spec: 2.97, 2.99, 2.100, 3.13, 9.16
import { expect, test } from 'vitest';
import { faqCategories } from './faqs.ts';
import { findFaqs } from './find-faqs.ts';
import { languageContent } from './languages/language-content.ts';
import { plainText } from './rich-text.ts';
import { templateStyles } from './template-styles.ts';

const facts = { hasWishModel: false };
const faqs = faqCategories(facts).flatMap((category) => category.faqs);

function answerOf(id: string): string {
  return (
    faqs
      .find((faq) => faq.id === id)
      ?.answer.map(plainText)
      .join(' ') ?? ''
  );
}

test('there are 18 questions in six categories, each with an address of its own', () => {
  expect(faqCategories(facts).map(({ title }) => title)).toEqual([
    'Getting Started',
    'AI Features',
    'Customization',
    'Sharing & Export',
    'Technical Support',
    'Privacy & Security',
  ]);
  expect(faqs).toHaveLength(18);
  expect(new Set(faqs.map(({ id }) => id)).size).toBe(18);
  for (const { id, question, answer } of faqs) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(question).toMatch(/\?$/);
    expect(answer.join(' ').length).toBeGreaterThan(80);
  }
});

test('the answers tell what the product has', () => {
  expect(answerOf('styles')).toContain(templateStyles.join(', '));
  expect(answerOf('formats')).toContain('PNG, JPG, MP4 and GIF');
  expect(answerOf('sharing')).toContain('WhatsApp, Instagram, Facebook, X, email, QR code and copy link');
  expect(answerOf('drafts')).toContain('Save Draft');
  expect(answerOf('account')).toMatch(
    /browse.*Continue without an account.*With an account you find your cards everywhere/,
  );
  expect(answerOf('formats')).toMatch(/PDF.*HTML file/);
  expect(answerOf('formats')).toMatch(/picture that you download on the card’s page are made by our server/);
  expect(answerOf('receiver')).toMatch(/envelope.*candles.*reply.*hide or delete a reply/);
  expect(answerOf('who-sees')).toMatch(/seal until a day and time/);
  expect(answerOf('tracking')).toContain('login, likes, language and notices');
  expect(answerOf('delete-account')).toContain('in the dashboard settings');
});

test.each([
  ['en', 'likes, language'],
  ['hi', 'पसंद, भाषा'],
  ['es', '“me gusta”, tu idioma'],
  ['ar', 'والإعجابات واللغة'],
] as const)('cookies are for more than the log-in, also in %s', (language, words) => {
  const all = languageContent[language].faqCategories(facts).flatMap((category) => category.faqs);
  expect(all.find(({ id }) => id === 'tracking')?.answer.join(' ')).toContain(words);
});

test('a search finds words in questions and answers, whatever their case', () => {
  const idsFor = (search: string) =>
    findFaqs(search, faqCategories(facts)).flatMap((found) => found.faqs.map(({ id }) => id));
  expect(idsFor('WATERMARK')).toEqual(['cost']);
  expect(idsFor('forgot my password')).toEqual(['password']);
  expect(idsFor('jpg mp4')).toEqual(['formats']);
  expect(idsFor('  qr   CODE ')).toEqual(['sharing']);
  expect(idsFor('  ')).toHaveLength(18);
});

test('a search in Hindi and Arabic tells vowels apart that are letters, and no others', () => {
  const categories = [
    {
      id: 'a',
      title: 'अ',
      faqs: [
        { id: 'one', question: 'क्या कार्ड मुफ़्त है?', answer: ['हाँ।'] },
        { id: 'two', question: 'كيف أُعدّل البطاقة؟', answer: ['نعم'] },
      ],
    },
  ];
  const found = (search: string) =>
    findFaqs(search, categories).flatMap(({ faqs }) => faqs.map(({ id }) => id));
  expect(found('मुफ्त'), 'without its dot').toEqual(['one']);
  expect(found('कर्ड'), 'another word').toEqual([]);
  expect(found('أعدل')).toEqual(['two']);
});

test('a search leaves out empty categories, and finds nothing where nothing is', () => {
  expect(findFaqs('watermark', faqCategories(facts)).map(({ title }) => title)).toEqual(['Getting Started']);
  expect(findFaqs('zeppelin', faqCategories(facts))).toEqual([]);
  // Addresses behind links are no words of an answer.
  expect(findFaqs('/gallery', faqCategories(facts))).toEqual([]);
});
