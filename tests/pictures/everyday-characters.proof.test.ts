// Shows: what keyboards of phones and word processors give is drawn in every typeface, beside letters of other
// scripts; what is never seen is left out
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { fontFiles } from '#card/text/font-files.ts';
import { eastAsianFamily } from '#card/text/fonts.ts';
import { drawnText, itemise } from '#card/text/itemise.ts';
import { missingGlyphs } from '#card/text/missing-glyphs.ts';
import { normaliseText } from '#card/text/normalise-text.ts';
import { textFonts } from '#card/text/text-fonts.ts';
import { typefaces } from '#card/text/typefaces.ts';
import { serverFontFile } from '#encode/server-font-file.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { slicedFamilies } from '#server/scenes/drawing-assets.ts';

/*
 * Every character that the keyboard of a phone or a word processor gives, in every typeface, alone and beside letters of
 * other scripts: a font has a glyph for it, with ink where there is something to see and none where there is not; or a
 * rule takes it out; or the studio's note names it.
 */

const emoji = emojiIndex(packedEmoji.packed);

/** Each is drawn: none of them may be left to the note. */
const drawn: Readonly<Record<string, string>> = {
  spaces: ' \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
  'quotes, dashes and dots': '\'"‘’‚‛“”„‟‹›«»′″‴´`-‐‑‒–—―−_‗·•‣⁃▪◦…‥¡¿!?‼⁇⁈⁉‽',
  'the first pages of symbols': '@#$%&*()+=/\\|<>[]{}^~§¶†‡©®™°ªº¬¦¤№℅‰℮ℓ℃℉Ω℠',
  'the money of the world': '$¢£¥€₹₽₩₺₴₦₱₫₪₡₲₵₸₭₮₼₾₿﷼৳฿៛',
  numbers: '0123456789¹²³⁰⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒↉①②⑩⑳ⅠⅣⅫⅰ',
  'signs of reckoning': '+−×÷±∓=≠≈≡<>≤≥∞√∛∑∏∫∂∆∇π∅∈∉∩∪⊂⊃∧∨¬∀∃∴∵∠⊥∥',
  arrows: '←↑→↓↔↕↖↗↘↙⇐⇒⇔⇑⇓⇨⇦➔➜➤➡↩↪↵↺↻⟵⟶⟹',
  'shapes and ornaments': '■□▪▫▲△▼▽►◄◆◇○●◎★☆✦✧✩✪✿❀❁❖♡♥❤♠♣♦♤♧♢♪♫♬♩♭♯☀☁☂☃☎☏☞☜☮☯☹☺☻✓✔✕✗✘✝✞☪✡❄❅❆',
  'what a word processor puts in': '©®™→←⇒☺☹½¼¾…–—“”‘’«»ﬁﬂﬀﬃﬄ',
  'faces of letters': '(｡◕‿◕｡) ʕ•ᴥ•ʔ ಠ_ಠ ツ ლ ღ ヽ(´▽`)ノ ＼(^o^)／ °ʖ ¯\\_(ツ)_/¯ ω･´｀ಥ',
  'fancy letters': '𝓗𝓪𝓹𝓹𝔂 𝕭𝖎𝖗𝖙𝖍 𝐃𝐚𝐲 𝑨𝒔𝒉𝒂 𝔸𝟙 𝖠𝗔𝘈𝙰 ⒶⓐⒽ Ｈａｐｐｙ',
  'letters of Latin keyboards':
    'àáâäæãåāăąçćčċďđðèéêëēėęěğģħìíîïīįıķĺľłļñńňņŋòóôöœõøōőŕřśšşșßẞťțþùúûüūůűųŵýÿŷźžżəƏ' +
    'ÀÁÂÄÆÃÅĀĂĄÇĆČĊĎĐÐÈÉÊËĒĖĘĚĞĢĦÌÍÎÏĪĮİĶĹĽŁĻÑŃŇŅŊÒÓÔÖŒÕØŌŐŔŘŚŠŞȘŤȚÞÙÚÛÜŪŮŰŲŴÝŸŶŹŽŻ' +
    'ảạắằẳẵặấầẩẫậẻẽẹếềểễệỉĩịỏọốồổỗộơớờởỡợủũụưứừửữựỳỷỹỵđẸỌṢṣ',
  'letters of Cyrillic and Greek keyboards':
    'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўџљњђћјѕѓќәғқңөұүһАБВГДЕЖЗИЙЁІЇЄҐЎЏЉЊЂЋЈЅЃЌӘҒҚҢӨҰҮҺ' +
    'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ·;',
  'letters of Hebrew and Arabic keyboards':
    'אבגדהוזחטיכךלמםנןסעפףצץקרשתװױײ׳״־' +
    'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگکیۀےہھںٹڈڑڤۆێڕڵەټډړږښڼ،؛؟٪٫٬۔٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ﷺﷲ',
  'letters of Indian keyboards':
    'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहक़ख़ग़ज़ड़ढ़फ़ऽ।॥॰०१२३४५६७८९ॐ' +
    'অআইঈউকখগৎৰৱ০৯ਅਆਇੳੴ੦૧અઆઇૐଅଆஅஆஃ௹అఆಅಆഅആൺൻർൽൾ൹අආ',
  'letters of other keyboards': 'กขฃคฅงๆฯ๏๐๙ກຂຄໆ໐កខគ៛០ကခဂ၀၊။აბგԱԲԳև՞ሀለሐ፡።ཀཁག་།ᠠᠡᠢހށނᱚᱛᱜꯀꯁߊߋ',
  'Chinese, Japanese and Korean keyboards':
    '、。〃々〆〇〈〉《》「」『』【】〒〔〕〖〗〜～・ーゝゞヽヾ？！：；，．（）［］｛｝＋－＝＆＠＃％＊￥￦￠￡ぁあアｱｧヴヵヶㄅㄆㄚ가힣ㄱㅏㅋㅠㅜ㈱㊗㊙㍿㎏㎡㌔',
};

/** Each goes without a word: nothing is seen of it anywhere. */
const unseen =
  '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e' +
  '\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206a\u206f\u3164\ufe00\ufe0e\ufe0f\ufeff\uffa0\ufff9\ufffa\ufffb' +
  '\ufffc\u0007\u001e\u001f\u{e0001}\u{e0020}\u{e0100}';

const lineEnds = '\n\r\u000b\u000c\u0085\u2028\u2029';

const fonts = new Map<string, Font>();

function fontOf(file: string): Font {
  const known =
    fonts.get(file) ?? new Font(new Face(new Blob(Uint8Array.from(readFileSync(file)).buffer), 0));
  fonts.set(file, known);
  return known;
}

function filesOf(family: string, character: string): readonly string[] {
  if (slicedFamilies.has(family)) {
    return fontFiles(family, 400, character).map(({ url }) => serverFontFile(basename(url)));
  }
  return nodeFonts.filter((font) => font.family === family).map(({ file }) => file);
}

/** Whether the font has a glyph and whether the glyph has ink. */
function lookOf(family: string, character: string): 'ink' | 'blank' | 'none' {
  for (const font of filesOf(family, character).map(fontOf)) {
    const glyph = font.nominalGlyph(character.codePointAt(0) as number);
    if (glyph) return font.glyphToPath(glyph) === '' ? 'blank' : 'ink';
  }
  return 'none';
}

const besides = ['', 'a', 'क', 'ش', '祝', 'ᠠ'];

/** What is wrong with the character after those letters; nothing when it is drawn or taken out. */
function faultOf(character: string, text: string, fontsOf: Parameters<typeof itemise>[2]): string | null {
  const glyph = itemise(text, emoji, fontsOf).at(-1);
  if (!glyph || glyph.kind === 'emoji' || glyph.kind === 'invisible' || glyph.kind === 'hyphen') return null;
  if (glyph.name === 'sans-serif') return 'no font';
  for (const one of drawnText(glyph.text, glyph.name).normalize('NFC')) {
    if (/\p{Default_Ignorable_Code_Point}/u.test(one)) continue;
    // It joins endings to Mongolian words, and is seen there.
    if (one === '\u202f') continue;
    const look = lookOf(glyph.name, one);
    if (look !== (/\s/u.test(one) ? 'blank' : 'ink')) return `${look} in ${glyph.name}`;
  }
  return glyph.lacking === undefined || /[\p{No}\p{Script=Common}]/u.test(character) ? null : 'less of it';
}

test.each(
  typefaces.flatMap(({ key }) => (['heading', 'words'] as const).map((role) => [key, role] as const)),
)('every character of keyboards and word processors is drawn in %s, %s', (key, role) => {
  const typeface = typefaces.find((known) => known.key === key);
  if (!typeface) throw new Error(key);
  const faults = Object.entries(drawn).flatMap(([kind, characters]) =>
    [...characters.replace(/\p{M}/gu, '')].flatMap((character) =>
      besides.flatMap((beside) => {
        const text = normaliseText(beside + character);
        const eastAsian = eastAsianFamily(text);
        const fault = faultOf(character, text, textFonts(text, { typeface, role, eastAsian }));
        const code = (character.codePointAt(0) as number).toString(16);
        return fault ? [`${kind}: ${character} U+${code} after “${beside}”: ${fault}`] : [];
      }),
    ),
  );
  expect([...new Set(faults)]).toEqual([]);
});

test('no note speaks of a space, a fraction or a character that is never seen', () => {
  const silent = `${drawn.spaces}⅓⅔⅕⅙⅛⅐${unseen}${lineEnds}`;
  expect([...silent].filter((character) => missingGlyphs(`a${character}a`, emoji).length > 0)).toEqual([]);
});

test('what is never seen is not drawn, and what ends a line ends one', () => {
  const fontsOf = { scripts: [], eastAsian: 'Noto Sans SC', digits: 'Persian' } as const;
  const seen = [...unseen].filter((character) =>
    itemise(normaliseText(`a${character}`), emoji, fontsOf).some(
      ({ kind, text }) =>
        kind !== 'invisible' && kind !== 'hyphen' && !/^a\p{Default_Ignorable_Code_Point}?$/u.test(text),
    ),
  );
  expect(seen).toEqual([]);
  for (const character of lineEnds) expect(normaliseText(`a${character}b`)).toBe('a\nb');
});
