/** Characters: the longest names of people, and too short to advertise. */
const longest = 40;

/** Of a name; with more it is a sentence. */
const mostWords = 4;

/** Names of people are written in one of these. Japanese names mix three scripts. */
const scripts = [
  // Without phonetic letters, which look like those of other alphabets.
  /^[\p{Script=Latin}\p{Script=Inherited}]+$/u,
  ...[
    'Devanagari',
    'Arabic',
    'Bengali',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Malayalam',
    'Oriya',
    'Tamil',
    'Telugu',
    'Sinhala',
    'Hebrew',
    'Cyrillic',
    'Greek',
    'Armenian',
    'Georgian',
    'Ethiopic',
    'Thai',
    'Lao',
    'Khmer',
    'Myanmar',
    'Tibetan',
    'Hangul',
  ].map((script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Inherited}]+$`, 'u')),
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
];

/** Letters of the extensions for phonetics and history, with look-alikes of common ones. */
const rareLatin = /[\u0180-\u01c4\u01dd-\u0217\u021c-\u02af\u1d00-\u1dbf\ua720-\ua7ff\uab30-\uab6f]/u;

/**
 * A sender's name as it may stand in mail to somebody who did not ask for it; null where it could be anything but a name.
 * Letters of one script, spaces, hyphens and apostrophes between them: no addresses, links, numbers, headers, marks that
 * turn the direction, and no letters that look like those of another script.
 */
export function senderName(typed: string, siteName: string): string | null {
  const name = typed.normalize('NFC').trim();
  if (name === '' || [...name].length > longest || name !== name.normalize('NFKC')) return null;
  if (!/^\p{L}[\p{L}\p{M}]*\.?(?:[ '’-]\p{L}[\p{L}\p{M}]*\.?)*$/u.test(name)) return null;
  if (name.split(' ').length > mostWords || /[\u115f\u1160\u3164\uffa0]/u.test(name)) return null;
  // A full stop ends an initial or a title.
  if (name.split(' ').some((word) => word.includes('.') && word.length > 4)) return null;
  if (rareLatin.test(name) || /\p{M}{4,}/u.test(name)) return null;
  const letters = name.replace(/[ '’.-]/g, '');
  if (!scripts.some((script) => script.test(letters))) return null;
  const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
  // A site may be called by a number.
  const site = folded(siteName);
  return site && folded(name).includes(site) ? null : name;
}
