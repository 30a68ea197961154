import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['생일 축하합니다, 12!', 'ko'],
  ['お誕生日おめでとう。カード', 'ja'],
  ['生日快乐！', 'zh'],
  ['สุขสันต์วันเกิด', 'th'],
  ['பிறந்தநாள் வாழ்த்துக்கள்', 'ta'],
  ['Χρόνια πολλά', 'el'],
  ['འཁྲུངས་སྐར', 'bo'],
  ['سالگرہ مبارک', 'ur'],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test.each([
  ['辻', 'おめでとう', 'ja'],
  ['辻\u{e0100}', '', 'ja'],
  ['李華', '생일 축하', 'ko'],
  ['辻', 'Happy Birthday', 'zh'],
  ['Asha', 'おめでとう', undefined],
])('%s beside %j is %s', (text, beside, language) => {
  expect(languageOf(text, beside)).toBe(language);
});

test.each(['Happy Birthday', 'С днём рождения', 'عيد ميلاد سعيد', 'जन्मदिन मुबारक', 'Asha 생일', '12!', ''])(
  'nothing is claimed of "%s"',
  (text) => {
    expect(languageOf(text)).toBeUndefined();
  },
);
