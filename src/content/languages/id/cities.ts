import { countryNamesIn } from '#content/country-names.ts';

const countryName = countryNamesIn('id');

/** Where people say another name than CLDR does. */
const spokenNames: Readonly<Record<string, string>> = {
  'Ivory Coast': 'Pantai Gading',
  Palestine: 'Palestina',
};

/** Cities whose Indonesian name differs, by their English names, as `cities.ts` of English has them. */
export const cityNames: Readonly<Record<string, string>> = {
  Algiers: 'Aljir',
  Alexandria: 'Iskandariyah',
  Antwerp: 'Antwerpen',
  Ashgabat: 'Asgabat',
  Athens: 'Athena',
  Baghdad: 'Bagdad',
  Belgrade: 'Beograd',
  Brasília: 'Brasilia',
  Brussels: 'Brussel',
  Bucharest: 'Bukares',
  Cairo: 'Kairo',
  Casablanca: 'Kasablanka',
  Chișinău: 'Kisinau',
  Cologne: 'Koln',
  Copenhagen: 'Kopenhagen',
  Damascus: 'Damaskus',
  Geneva: 'Jenewa',
  'Guatemala City': 'Kota Guatemala',
  'Ho Chi Minh City': 'Kota Ho Chi Minh',
  Jerusalem: 'Yerusalem',
  Khartoum: 'Khartum',
  'Kuwait City': 'Kota Kuwait',
  Lisbon: 'Lisboa',
  Luxembourg: 'Luksemburg',
  Malé: 'Male',
  Mecca: 'Makkah',
  'Mexico City': 'Kota Meksiko',
  Moscow: 'Moskwa',
  Munich: 'Munchen',
  Muscat: 'Maskat',
  Naples: 'Napoli',
  Nicosia: 'Nikosia',
  'Panama City': 'Kota Panama',
  Prague: 'Praha',
  Rome: 'Roma',
  'Saint Petersburg': 'Sankt-Peterburg',
  Sanaa: 'Sana’a',
  Seville: 'Sevilla',
  Singapore: 'Singapura',
  Tehran: 'Teheran',
  'The Hague': 'Den Haag',
  Turin: 'Torino',
  Vienna: 'Wina',
  Warsaw: 'Warsawa',
  'Chatham Islands': 'Kepulauan Chatham',
  'Cebu City': 'Kota Cebu',
  'Davao City': 'Kota Davao',
};

/** `Kairo, Mesir` for `Cairo, Egypt`; null for the name of a time zone. */
export function cityLabel(english: string): string | null {
  if (english.includes('/')) return null;
  const [city = '', country] = english.split(', ');
  const name = cityNames[city] ?? city;
  if (country === undefined) return name;
  return `${name}, ${spokenNames[country] ?? countryName(country) ?? country}`;
}
