import { expect, test } from 'vitest';
import { firstClusters } from '#card/text/clusters.ts';
import { filePhrases } from '#content/file-phrases.ts';
import { languages } from '#content/languages/languages.ts';
import { cardFileName, qrFileName } from './card-file-name.ts';

test.each([
  ['Asha', 'birthday-card-for-Asha.png'],
  ['  Mary Ann ', 'birthday-card-for-Mary-Ann.png'],
  ['आशा', 'birthday-card-for-आशा.png'],
  ['../../etc/passwd', 'birthday-card-for-..-..-etc-passwd.png'],
  ['a\u202egnp.exe', 'birthday-card-for-a-gnp.exe.png'],
  ['', 'birthday-card.png'],
  ['???', 'birthday-card.png'],
  ['Jr.', 'birthday-card-for-Jr.png'],
  ['علی\u200cرضا', 'birthday-card-for-علی\u200cرضا.png'],
  ['Donau\u00addampf', 'birthday-card-for-Donaudampf.png'],
  ['CON', 'birthday-card-for-CON.png'],
  ['Rao...', 'birthday-card-for-Rao.png'],
])('%j', (name, file) => {
  expect(cardFileName({ toName: name, language: 'en' }, 'png')).toBe(file);
});

test("the QR code's file is named after its card", () => {
  expect(qrFileName({ toName: 'A/B', language: 'en' }, 'svg')).toBe('birthday-card-for-A-B-qr-code.svg');
  expect(qrFileName({ toName: '', language: 'en' }, 'png')).toBe('birthday-card-qr-code.png');
});

test('files are named in the language of the card', () => {
  expect(cardFileName({ toName: 'Asha', language: 'es' }, 'png')).toBe('tarjeta-de-cumpleaños-para-Asha.png');
  for (const language of ['hi', 'ar']) {
    expect(cardFileName({ toName: '', language }, 'png')).not.toContain('birthday');
    expect(qrFileName({ toName: 'आशा', language }, 'svg')).toMatch(/^(?!birthday).*आशा.*\.svg$/);
  }
});

test.each(Object.keys(languages))(
  'the whole name has at most 255 bytes, and ends as it should, in %s',
  (language) => {
    for (const toName of [
      '🎂'.repeat(60),
      '👨‍👩‍👧‍👦'.repeat(8),
      'क्षि'.repeat(15),
      'കൃഷ്ണൻ'.repeat(10),
      'W'.repeat(60),
    ]) {
      const names = [
        cardFileName({ toName, language }, 'html', '-landscape-12'),
        qrFileName({ toName, language }, 'png'),
      ];
      for (const name of names) {
        expect(Buffer.byteLength(name), name).toBeLessThanOrEqual(255);
        expect(name.isWellFormed()).toBe(true);
      }
      expect(names[0]).toMatch(/-landscape-12\.html$/);
      expect(names[0]).toContain(filePhrases(language).fileNameFor.split('{name}')[1]);
      expect(names[0]).toContain(firstClusters(toName, 3).join(''));
    }
  },
);

test('what a page adds to a name stands before the extension', () => {
  expect(cardFileName({ toName: 'Asha', language: 'en' }, 'png', '-story-2')).toBe(
    'birthday-card-for-Asha-story-2.png',
  );
});
