import { pageLocale } from '../../texts/page-locale.ts';
import { studioText } from '../../texts/studio.ts';

/**
 * Scripts (ISO 15924) that none of our fonts draws. A test goes through Unicode and fails when this list is wrong.
 */
export const unsupportedScripts =
  'Adlm Aghb Ahom Armi Avst Bali Bamu Bass Batk Berf Bhks Brah Bugi Buhd Cakm Cans Cari Cham Cher Chrs Copt Cpmn ' +
  'Cprt Diak Dogr Dsrt Dupl Egyp Elba Elym Gara Glag Gong Gonm Goth Gran Gukh Hano Hatr Hluw Hmng Hmnp Hung Ital ' +
  'Java Kali Kawi Khar Khoj Kits Krai Kthi Lana Lepc Limb Lina Linb Lisu Lyci Lydi Mahj Maka Mand Mani Marc Medf ' +
  'Mend Merc Mero Modi Mroo Mult Nagm Nand Narb Nbat Newa Nshu Ogam Onao Orkh Osge Osma Ougr Palm Pauc Perm Phag ' +
  'Phli Phlp Phnx Plrd Prti Rjng Rohg Runr Samr Sarb Saur Sgnw Shaw Shrd Sidd Sidt Sind Sogd Sogo Sora Soyo Sund ' +
  'Sunu Sylo Syrc Tagb Takr Tale Talu Tang Tavt Tayo Tfng Tglg Tirh Tnsa Todr Tols Toto Tutg Ugar Vaii Vith Wara ' +
  'Wcho Xpeo Xsux Yezi Yiii Zanb';

/** How many scripts and characters the text names at most. */
const most = 4;

/** The note beside a field with characters that none of our fonts draws, as `missingGlyphs` finds them. */
export function missingGlyphsText(characters: readonly string[]): string {
  const names = [...new Set(characters.map(nameOf))];
  const named = names.length > most ? [...names.slice(0, most), studioText('missingLetters.more')] : names;
  const list = new Intl.ListFormat(pageLocale()).format(named);
  return studioText('missingLetters.text', { list });
}

/** The name of the script when it is unsupported as a whole, else the character itself. */
function nameOf(character: string): string {
  // Private and unassigned characters differ by browser and would show as boxes, so they are not quoted.
  if (/^[\p{Co}\p{Cn}]/u.test(character)) return studioText('missingLetters.some');
  return scriptOf(character) ?? `“\u2068${character}\u2069”`;
}

function scriptOf(character: string): string | undefined {
  const code = unsupportedScripts.split(' ').find((script) => isIn(character, script));
  return code && new Intl.DisplayNames(pageLocale(), { type: 'script', fallback: 'none' }).of(code);
}

function isIn(character: string, script: string): boolean {
  try {
    return new RegExp(`^\\p{Script=${script}}`, 'u').test(character);
  } catch {
    // The browser is older than the script.
    return false;
  }
}
