import { publishingLimits } from '#content/design-publishing.ts';
import type { Brand } from '#std/brand.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { senderName } from '../deliveries/sender-name.ts';
import { isRude } from '../wish-model/rude-words.ts';

/** A name, and as it is compared. Only `parsePenName` makes one. */
export type PenName = Brand<{ readonly name: string; readonly nameKey: string }, 'PenName'>;

/** Too short or long, no name by its characters, a rude word, or one that sounds like the site itself. */
export type PenNameProblem = 'length' | 'characters' | 'rude' | 'reserved';

/** Nobody is to be taken for who runs the site. */
const reserved = [
  ...['admin', 'administrator', 'moderator', 'operator', 'official', 'support', 'staff', 'team', 'system'],
  ...['webmaster', 'owner', 'editor', 'root', 'everyone', 'anonymous', 'birthdaybloom'],
];

/**
 * A name under which somebody gives designs to everybody: letters of one script, as a sender's name in mail. No address,
 * link, number or mark gets through. `siteName`: as the operator calls the site.
 */
export function parsePenName(typed: string, siteName: string): Result<PenName, PenNameProblem> {
  const name = typed.normalize('NFC').replace(/ +/g, ' ').trim();
  const { min, max } = publishingLimits.penName;
  const length = [...name].length;
  if (length < min || length > max) return fail('length');
  const key = penNameKey(name);
  const words = name.split(/[ .'’-]/).map(penNameKey);
  const taken = reserved.map(penNameKey);
  if (words.some((word) => taken.includes(word)) || key.includes(penNameKey('birthdaybloom')))
    return fail('reserved');
  // A site may be called by a number.
  const site = penNameKey(siteName);
  if (site && key.includes(site)) return fail('reserved');
  if (!senderName(name, siteName)) return fail('characters');
  return isRude(plain(name)) || isRude(plain(name).replace(/[^\p{L}]/gu, ''))
    ? fail('rude')
    : ok({ name, nameKey: key } as PenName);
}

/** Letters of other alphabets that look like Latin ones. */
const alike = new Map(
  Object.entries({
    ...{ а: 'a', α: 'a', в: 'b', β: 'b', с: 'c', ϲ: 'c', ԁ: 'd', е: 'e', ε: 'e', һ: 'h', н: 'h', η: 'n' },
    ...{ і: 'i', ι: 'i', ј: 'j', κ: 'k', к: 'k', м: 'm', μ: 'm', п: 'n', о: 'o', ο: 'o', р: 'p', ρ: 'p' },
    ...{ ԛ: 'q', г: 'r', ѕ: 's', т: 't', τ: 't', υ: 'u', у: 'y', γ: 'y', ν: 'v', ѡ: 'w', ω: 'w', х: 'x' },
    ...{ χ: 'x', ζ: 'z', з: 'z', ø: 'o', đ: 'd', ħ: 'h', ł: 'l', ŧ: 't', ß: 'b', æ: 'ae', œ: 'oe', ı: 'i' },
  }),
);

/** The name as it is compared: the same for two that could be taken for each other. */
export function penNameKey(name: string): string {
  const letters = [...plain(name)].map((letter) => alike.get(letter) ?? letter).join('');
  return letters
    .replace(/[^\p{L}\p{M}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[ilj]/g, 'l');
}

/** In small letters and without accents. Marks of other scripts are vowels. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
