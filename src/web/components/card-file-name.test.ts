import { expect, test } from 'vitest';
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
