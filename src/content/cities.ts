import { foldText } from './fold-text.ts';

/** A place whose clock a card may go by. */
export interface City {
  /** `Mumbai, India`. */
  readonly label: string;
  /** The name of its time zone. */
  readonly zone: string;
}

/**
 * Cities by country, each with its time zone: the largest of each country and zone where cards are likely to go. What is
 * missing is found by its zone's name, as `Europe/Kyiv`.
 */
const byCountry: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Afghanistan: { Kabul: 'Asia/Kabul' },
  Albania: { Tirana: 'Europe/Tirane' },
  Algeria: { Algiers: 'Africa/Algiers' },
  Angola: { Luanda: 'Africa/Luanda' },
  Argentina: {
    'Buenos Aires': 'America/Argentina/Buenos_Aires',
    Córdoba: 'America/Argentina/Cordoba',
  },
  Armenia: { Yerevan: 'Asia/Yerevan' },
  Australia: {
    Sydney: 'Australia/Sydney',
    Melbourne: 'Australia/Melbourne',
    Brisbane: 'Australia/Brisbane',
    Perth: 'Australia/Perth',
    Adelaide: 'Australia/Adelaide',
    Canberra: 'Australia/Sydney',
    Hobart: 'Australia/Hobart',
    Darwin: 'Australia/Darwin',
  },
  Austria: { Vienna: 'Europe/Vienna', Graz: 'Europe/Vienna', Salzburg: 'Europe/Vienna' },
  Azerbaijan: { Baku: 'Asia/Baku' },
  Bahrain: { Manama: 'Asia/Bahrain' },
  Bangladesh: { Dhaka: 'Asia/Dhaka', Chittagong: 'Asia/Dhaka', Sylhet: 'Asia/Dhaka' },
  Belarus: { Minsk: 'Europe/Minsk' },
  Belgium: { Brussels: 'Europe/Brussels', Antwerp: 'Europe/Brussels' },
  Bhutan: { Thimphu: 'Asia/Thimphu' },
  Bolivia: { 'La Paz': 'America/La_Paz' },
  'Bosnia and Herzegovina': { Sarajevo: 'Europe/Sarajevo' },
  Botswana: { Gaborone: 'Africa/Gaborone' },
  Brazil: {
    'São Paulo': 'America/Sao_Paulo',
    'Rio de Janeiro': 'America/Sao_Paulo',
    Brasília: 'America/Sao_Paulo',
    Salvador: 'America/Bahia',
    Fortaleza: 'America/Fortaleza',
    Recife: 'America/Recife',
    Manaus: 'America/Manaus',
  },
  Bulgaria: { Sofia: 'Europe/Sofia' },
  Cambodia: { 'Phnom Penh': 'Asia/Phnom_Penh' },
  Cameroon: { Douala: 'Africa/Douala' },
  Canada: {
    Toronto: 'America/Toronto',
    Ottawa: 'America/Toronto',
    Montréal: 'America/Toronto',
    Vancouver: 'America/Vancouver',
    Calgary: 'America/Edmonton',
    Edmonton: 'America/Edmonton',
    Winnipeg: 'America/Winnipeg',
    Regina: 'America/Regina',
    Halifax: 'America/Halifax',
    'St. John’s': 'America/St_Johns',
  },
  Chile: { Santiago: 'America/Santiago' },
  China: {
    Beijing: 'Asia/Shanghai',
    Shanghai: 'Asia/Shanghai',
    Guangzhou: 'Asia/Shanghai',
    Shenzhen: 'Asia/Shanghai',
    Chengdu: 'Asia/Shanghai',
  },
  Colombia: { Bogotá: 'America/Bogota', Medellín: 'America/Bogota' },
  'Costa Rica': { 'San José': 'America/Costa_Rica' },
  Croatia: { Zagreb: 'Europe/Zagreb' },
  Cuba: { Havana: 'America/Havana' },
  Cyprus: { Nicosia: 'Asia/Nicosia' },
  Czechia: { Prague: 'Europe/Prague', Brno: 'Europe/Prague' },
  Denmark: { Copenhagen: 'Europe/Copenhagen', Aarhus: 'Europe/Copenhagen' },
  'Dominican Republic': { 'Santo Domingo': 'America/Santo_Domingo' },
  Ecuador: { Quito: 'America/Guayaquil', Guayaquil: 'America/Guayaquil' },
  Egypt: { Cairo: 'Africa/Cairo', Alexandria: 'Africa/Cairo' },
  'El Salvador': { 'San Salvador': 'America/El_Salvador' },
  Estonia: { Tallinn: 'Europe/Tallinn' },
  Ethiopia: { 'Addis Ababa': 'Africa/Addis_Ababa' },
  Fiji: { Suva: 'Pacific/Fiji' },
  Finland: { Helsinki: 'Europe/Helsinki', Tampere: 'Europe/Helsinki' },
  France: {
    Paris: 'Europe/Paris',
    Lyon: 'Europe/Paris',
    Marseille: 'Europe/Paris',
    Toulouse: 'Europe/Paris',
  },
  Georgia: { Tbilisi: 'Asia/Tbilisi' },
  Germany: {
    Berlin: 'Europe/Berlin',
    Hamburg: 'Europe/Berlin',
    Munich: 'Europe/Berlin',
    Cologne: 'Europe/Berlin',
    Frankfurt: 'Europe/Berlin',
    Stuttgart: 'Europe/Berlin',
    Leipzig: 'Europe/Berlin',
  },
  Ghana: { Accra: 'Africa/Accra', Kumasi: 'Africa/Accra' },
  Greece: { Athens: 'Europe/Athens', Thessaloniki: 'Europe/Athens' },
  Guatemala: { 'Guatemala City': 'America/Guatemala' },
  Guyana: { Georgetown: 'America/Guyana' },
  Haiti: { 'Port-au-Prince': 'America/Port-au-Prince' },
  Honduras: { Tegucigalpa: 'America/Tegucigalpa' },
  'Hong Kong': { 'Hong Kong': 'Asia/Hong_Kong' },
  Hungary: { Budapest: 'Europe/Budapest' },
  Iceland: { Reykjavík: 'Atlantic/Reykjavik' },
  India: {
    Mumbai: 'Asia/Kolkata',
    Delhi: 'Asia/Kolkata',
    Bengaluru: 'Asia/Kolkata',
    Hyderabad: 'Asia/Kolkata',
    Chennai: 'Asia/Kolkata',
    Kolkata: 'Asia/Kolkata',
    Ahmedabad: 'Asia/Kolkata',
    Pune: 'Asia/Kolkata',
    Jaipur: 'Asia/Kolkata',
    Surat: 'Asia/Kolkata',
    Lucknow: 'Asia/Kolkata',
    Kanpur: 'Asia/Kolkata',
    Nagpur: 'Asia/Kolkata',
    Indore: 'Asia/Kolkata',
    Bhopal: 'Asia/Kolkata',
    Patna: 'Asia/Kolkata',
    Vadodara: 'Asia/Kolkata',
    Kochi: 'Asia/Kolkata',
    Thiruvananthapuram: 'Asia/Kolkata',
    Coimbatore: 'Asia/Kolkata',
    Visakhapatnam: 'Asia/Kolkata',
    Chandigarh: 'Asia/Kolkata',
    Guwahati: 'Asia/Kolkata',
    Bhubaneswar: 'Asia/Kolkata',
    Varanasi: 'Asia/Kolkata',
    Amritsar: 'Asia/Kolkata',
    Goa: 'Asia/Kolkata',
  },
  Indonesia: {
    Jakarta: 'Asia/Jakarta',
    Surabaya: 'Asia/Jakarta',
    Bandung: 'Asia/Jakarta',
    Denpasar: 'Asia/Makassar',
    Jayapura: 'Asia/Jayapura',
  },
  Iran: { Tehran: 'Asia/Tehran', Mashhad: 'Asia/Tehran' },
  Iraq: { Baghdad: 'Asia/Baghdad', Erbil: 'Asia/Baghdad' },
  Ireland: { Dublin: 'Europe/Dublin', Cork: 'Europe/Dublin' },
  Israel: { 'Tel Aviv': 'Asia/Jerusalem', Jerusalem: 'Asia/Jerusalem' },
  Italy: { Rome: 'Europe/Rome', Milan: 'Europe/Rome', Naples: 'Europe/Rome', Turin: 'Europe/Rome' },
  'Ivory Coast': { Abidjan: 'Africa/Abidjan' },
  Jamaica: { Kingston: 'America/Jamaica' },
  Japan: { Tokyo: 'Asia/Tokyo', Osaka: 'Asia/Tokyo', Kyoto: 'Asia/Tokyo', Sapporo: 'Asia/Tokyo' },
  Jordan: { Amman: 'Asia/Amman' },
  Kazakhstan: { Almaty: 'Asia/Almaty', Astana: 'Asia/Almaty' },
  Kenya: { Nairobi: 'Africa/Nairobi', Mombasa: 'Africa/Nairobi' },
  Kiribati: { Kiritimati: 'Pacific/Kiritimati' },
  Kuwait: { 'Kuwait City': 'Asia/Kuwait' },
  Kyrgyzstan: { Bishkek: 'Asia/Bishkek' },
  Laos: { Vientiane: 'Asia/Vientiane' },
  Latvia: { Riga: 'Europe/Riga' },
  Lebanon: { Beirut: 'Asia/Beirut' },
  Libya: { Tripoli: 'Africa/Tripoli' },
  Lithuania: { Vilnius: 'Europe/Vilnius' },
  Luxembourg: { Luxembourg: 'Europe/Luxembourg' },
  Madagascar: { Antananarivo: 'Indian/Antananarivo' },
  Malaysia: { 'Kuala Lumpur': 'Asia/Kuala_Lumpur', 'Kota Kinabalu': 'Asia/Kuching' },
  Maldives: { Malé: 'Indian/Maldives' },
  Malta: { Valletta: 'Europe/Malta' },
  Mauritius: { 'Port Louis': 'Indian/Mauritius' },
  Mexico: {
    'Mexico City': 'America/Mexico_City',
    Guadalajara: 'America/Mexico_City',
    Monterrey: 'America/Monterrey',
    Tijuana: 'America/Tijuana',
    Cancún: 'America/Cancun',
  },
  Moldova: { Chișinău: 'Europe/Chisinau' },
  Mongolia: { Ulaanbaatar: 'Asia/Ulaanbaatar' },
  Morocco: { Casablanca: 'Africa/Casablanca', Rabat: 'Africa/Casablanca' },
  Mozambique: { Maputo: 'Africa/Maputo' },
  Myanmar: { Yangon: 'Asia/Yangon' },
  Namibia: { Windhoek: 'Africa/Windhoek' },
  Nepal: { Kathmandu: 'Asia/Kathmandu', Pokhara: 'Asia/Kathmandu' },
  Netherlands: {
    Amsterdam: 'Europe/Amsterdam',
    Rotterdam: 'Europe/Amsterdam',
    'The Hague': 'Europe/Amsterdam',
  },
  'New Zealand': {
    Auckland: 'Pacific/Auckland',
    Wellington: 'Pacific/Auckland',
    Christchurch: 'Pacific/Auckland',
    'Chatham Islands': 'Pacific/Chatham',
  },
  Nicaragua: { Managua: 'America/Managua' },
  Nigeria: { Lagos: 'Africa/Lagos', Abuja: 'Africa/Lagos', Kano: 'Africa/Lagos' },
  'North Macedonia': { Skopje: 'Europe/Skopje' },
  Norway: { Oslo: 'Europe/Oslo', Bergen: 'Europe/Oslo' },
  Oman: { Muscat: 'Asia/Muscat' },
  Pakistan: {
    Karachi: 'Asia/Karachi',
    Lahore: 'Asia/Karachi',
    Islamabad: 'Asia/Karachi',
    Faisalabad: 'Asia/Karachi',
  },
  Palestine: { Gaza: 'Asia/Gaza', Hebron: 'Asia/Hebron' },
  Panama: { 'Panama City': 'America/Panama' },
  'Papua New Guinea': { 'Port Moresby': 'Pacific/Port_Moresby' },
  Paraguay: { Asunción: 'America/Asuncion' },
  Peru: { Lima: 'America/Lima' },
  Philippines: { Manila: 'Asia/Manila', 'Cebu City': 'Asia/Manila', 'Davao City': 'Asia/Manila' },
  Poland: { Warsaw: 'Europe/Warsaw', Kraków: 'Europe/Warsaw', Gdańsk: 'Europe/Warsaw' },
  Portugal: { Lisbon: 'Europe/Lisbon', Porto: 'Europe/Lisbon', 'Ponta Delgada': 'Atlantic/Azores' },
  'Puerto Rico': { 'San Juan': 'America/Puerto_Rico' },
  Qatar: { Doha: 'Asia/Qatar' },
  Romania: { Bucharest: 'Europe/Bucharest', 'Cluj-Napoca': 'Europe/Bucharest' },
  Russia: {
    Moscow: 'Europe/Moscow',
    'Saint Petersburg': 'Europe/Moscow',
    Kaliningrad: 'Europe/Kaliningrad',
    Samara: 'Europe/Samara',
    Yekaterinburg: 'Asia/Yekaterinburg',
    Novosibirsk: 'Asia/Novosibirsk',
    Vladivostok: 'Asia/Vladivostok',
  },
  Rwanda: { Kigali: 'Africa/Kigali' },
  Samoa: { Apia: 'Pacific/Apia' },
  'Saudi Arabia': { Riyadh: 'Asia/Riyadh', Jeddah: 'Asia/Riyadh', Mecca: 'Asia/Riyadh' },
  Senegal: { Dakar: 'Africa/Dakar' },
  Serbia: { Belgrade: 'Europe/Belgrade' },
  Singapore: { Singapore: 'Asia/Singapore' },
  Slovakia: { Bratislava: 'Europe/Bratislava' },
  Slovenia: { Ljubljana: 'Europe/Ljubljana' },
  Somalia: { Mogadishu: 'Africa/Mogadishu' },
  'South Africa': {
    Johannesburg: 'Africa/Johannesburg',
    'Cape Town': 'Africa/Johannesburg',
    Durban: 'Africa/Johannesburg',
  },
  'South Korea': { Seoul: 'Asia/Seoul', Busan: 'Asia/Seoul' },
  Spain: {
    Madrid: 'Europe/Madrid',
    Barcelona: 'Europe/Madrid',
    Valencia: 'Europe/Madrid',
    Seville: 'Europe/Madrid',
    'Las Palmas': 'Atlantic/Canary',
  },
  'Sri Lanka': { Colombo: 'Asia/Colombo', Kandy: 'Asia/Colombo' },
  Sudan: { Khartoum: 'Africa/Khartoum' },
  Sweden: { Stockholm: 'Europe/Stockholm', Gothenburg: 'Europe/Stockholm', Malmö: 'Europe/Stockholm' },
  Switzerland: { Zürich: 'Europe/Zurich', Geneva: 'Europe/Zurich', Bern: 'Europe/Zurich' },
  Syria: { Damascus: 'Asia/Damascus' },
  Taiwan: { Taipei: 'Asia/Taipei' },
  Tajikistan: { Dushanbe: 'Asia/Dushanbe' },
  Tanzania: { 'Dar es Salaam': 'Africa/Dar_es_Salaam' },
  Thailand: { Bangkok: 'Asia/Bangkok', 'Chiang Mai': 'Asia/Bangkok' },
  Tonga: { Nukuʻalofa: 'Pacific/Tongatapu' },
  'Trinidad and Tobago': { 'Port of Spain': 'America/Port_of_Spain' },
  Tunisia: { Tunis: 'Africa/Tunis' },
  Turkey: { Istanbul: 'Europe/Istanbul', Ankara: 'Europe/Istanbul' },
  Turkmenistan: { Ashgabat: 'Asia/Ashgabat' },
  Uganda: { Kampala: 'Africa/Kampala' },
  Ukraine: { Kyiv: 'Europe/Kiev', Lviv: 'Europe/Kiev', Odesa: 'Europe/Kiev' },
  'United Arab Emirates': { Dubai: 'Asia/Dubai', 'Abu Dhabi': 'Asia/Dubai', Sharjah: 'Asia/Dubai' },
  'United Kingdom': {
    London: 'Europe/London',
    Birmingham: 'Europe/London',
    Manchester: 'Europe/London',
    Leicester: 'Europe/London',
    Edinburgh: 'Europe/London',
    Glasgow: 'Europe/London',
    Belfast: 'Europe/London',
    Cardiff: 'Europe/London',
  },
  'United States': {
    'New York': 'America/New_York',
    Boston: 'America/New_York',
    Washington: 'America/New_York',
    Atlanta: 'America/New_York',
    Miami: 'America/New_York',
    Detroit: 'America/Detroit',
    Chicago: 'America/Chicago',
    Houston: 'America/Chicago',
    Dallas: 'America/Chicago',
    Minneapolis: 'America/Chicago',
    Denver: 'America/Denver',
    Phoenix: 'America/Phoenix',
    'Los Angeles': 'America/Los_Angeles',
    'San Francisco': 'America/Los_Angeles',
    'San Jose': 'America/Los_Angeles',
    Seattle: 'America/Los_Angeles',
    Anchorage: 'America/Anchorage',
    Honolulu: 'Pacific/Honolulu',
  },
  Uruguay: { Montevideo: 'America/Montevideo' },
  Uzbekistan: { Tashkent: 'Asia/Tashkent' },
  Venezuela: { Caracas: 'America/Caracas' },
  Vietnam: { 'Ho Chi Minh City': 'Asia/Ho_Chi_Minh', Hanoi: 'Asia/Ho_Chi_Minh' },
  Yemen: { Sanaa: 'Asia/Aden' },
  Zambia: { Lusaka: 'Africa/Lusaka' },
  Zimbabwe: { Harare: 'Africa/Harare' },
};

/** All of them, by name. */
export const cities: readonly City[] = Object.entries(byCountry)
  .flatMap(([country, places]) =>
    Object.entries(places).map(([name, zone]) => ({
      label: name === country ? name : `${name}, ${country}`,
      zone,
    })),
  )
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/** The labels in another language, by those of here. */
export type CityNames = Readonly<Record<string, string | undefined>>;

/** Longer than every label. */
const longestLabel = 60;

/**
 * The city that somebody typed: with its country, alone where only one has this name, or a time zone's own name. Null
 * for anything else. `names` are those of another language, by the labels; a city is found by either.
 */
export function findCity(typed: string, names: CityNames = {}): City | null {
  const wanted = plain(typed.slice(0, longestLabel));
  if (!wanted) return null;
  const labelsOf = ({ label }: City) => [label, names[label] ?? label];
  const whole = cities.find((city) => labelsOf(city).some((label) => plain(label) === wanted));
  if (whole) return whole;
  const named = cities.filter((city) => labelsOf(city).some((label) => plain(cityOf(label)) === wanted));
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  const zone = Intl.supportedValuesOf('timeZone').find((one) => plain(one) === wanted);
  return zone ? { label: zone, zone } : null;
}

/** `Mumbai` of `Mumbai, India`. */
export function cityOf(label: string): string {
  return label.split(/[,،]/)[0] ?? '';
}

/** Without case, accents and the marks that keyboards differ in. Vowels of Indian scripts are marks, too, and stay. */
function plain(text: string): string {
  return foldText(text)
    .replace(/[’'ʻ.]/g, '')
    .replace(/[\s_,،]+/g, ' ')
    .trim();
}
