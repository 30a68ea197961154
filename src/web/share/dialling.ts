import { pageLocale } from '../texts/page-locale.ts';

/** How mobile numbers are dialled in a country. */
export interface DiallingPlan {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The digits that an international number begins with. Mobile numbers of Argentina have a 9 after 54. */
  readonly code: string;
  /** What is dialled before a number inside of the country; empty for nothing. */
  readonly trunk: string;
  /** Digits of a mobile number without code and trunk. */
  readonly min: number;
  readonly max: number;
}

/**
 * Country, code, trunk, digits of a mobile number. Facts from ITU-T E.164 (list of assigned codes) and the national
 * numbering plans that the ITU publishes, as of 2026.
 */
const table = `
  AD:376:-:6 AE:971:0:9 AF:93:0:9 AG:1:1:10 AI:1:1:10 AL:355:0:9 AM:374:0:8 AO:244:-:9 AR:549:0:10 AS:1:1:10
  AT:43:0:10-11 AU:61:0:9 AW:297:-:7 AX:358:0:7-10 AZ:994:0:9 BA:387:0:8-9 BB:1:1:10 BD:880:0:10 BE:32:0:9
  BF:226:-:8 BG:359:0:8-9 BH:973:-:8 BI:257:-:8 BJ:229:-:10 BL:590:0:9 BM:1:1:10 BN:673:-:7 BO:591:0:8 BQ:599:-:7
  BR:55:0:10-11 BS:1:1:10 BT:975:-:8 BW:267:-:8 BY:375:8:9 BZ:501:-:7 CA:1:1:10 CC:61:0:9 CD:243:0:9 CF:236:-:8
  CG:242:-:9 CH:41:0:9 CI:225:-:10 CK:682:-:5 CL:56:-:9 CM:237:-:9 CN:86:0:11 CO:57:0:10 CR:506:-:8 CU:53:0:8
  CV:238:-:7 CW:599:-:7-8 CX:61:0:9 CY:357:-:8 CZ:420:-:9 DE:49:0:10-11 DJ:253:-:8 DK:45:-:8 DM:1:1:10 DO:1:1:10
  DZ:213:0:9 EC:593:0:9 EE:372:-:7-8 EG:20:0:10 EH:212:0:9 ER:291:0:7 ES:34:-:9 ET:251:0:9 FI:358:0:7-10
  FJ:679:-:7 FK:500:-:5 FM:691:-:7 FO:298:-:6 FR:33:0:9 GA:241:-:7-8 GB:44:0:10 GD:1:1:10 GE:995:0:9 GF:594:0:9
  GG:44:0:10 GH:233:0:9 GI:350:-:8 GL:299:-:6 GM:220:-:7 GN:224:-:9 GP:590:0:9 GQ:240:-:9 GR:30:-:10 GT:502:-:8
  GU:1:1:10 GW:245:-:9 GY:592:-:7 HK:852:-:8 HN:504:-:8 HR:385:0:8-9 HT:509:-:8 HU:36:06:9 ID:62:0:9-12 IE:353:0:9
  IL:972:0:9 IM:44:0:10 IN:91:0:10 IO:246:-:7 IQ:964:0:10 IR:98:0:10 IS:354:-:7 IT:39:-:9-10 JE:44:0:10 JM:1:1:10
  JO:962:0:9 JP:81:0:10 KE:254:0:9 KG:996:0:9 KH:855:0:8-9 KI:686:0:8 KM:269:-:7 KN:1:1:10 KP:850:0:10
  KR:82:0:9-10 KW:965:-:8 KY:1:1:10 KZ:7:8:10 LA:856:0:9-10 LB:961:0:7-8 LC:1:1:10 LI:423:0:7-9 LK:94:0:9
  LR:231:0:9 LS:266:-:8 LT:370:0:8 LU:352:-:9 LV:371:-:8 LY:218:0:9 MA:212:0:9 MC:377:0:8-9 MD:373:0:8 ME:382:0:8
  MF:590:0:9 MG:261:0:9 MH:692:1:7 MK:389:0:8 ML:223:-:8 MM:95:0:7-10 MN:976:0:8 MO:853:-:8 MP:1:1:10 MQ:596:0:9
  MR:222:-:8 MS:1:1:10 MT:356:-:8 MU:230:-:8 MV:960:-:7 MW:265:0:9 MX:52:-:10 MY:60:0:9-10 MZ:258:-:9 NA:264:0:9
  NC:687:-:6 NE:227:-:8 NF:672:-:6 NG:234:0:10 NI:505:-:8 NL:31:0:9 NO:47:-:8 NP:977:0:10 NR:674:-:7 NU:683:-:4-7
  NZ:64:0:8-10 OM:968:-:8 PA:507:-:7-8 PE:51:0:9 PF:689:-:8 PG:675:-:8 PH:63:0:10 PK:92:0:10 PL:48:-:9 PM:508:0:6
  PR:1:1:10 PS:970:0:9 PT:351:-:9 PW:680:-:7 PY:595:0:9 QA:974:-:8 RE:262:0:9 RO:40:0:9 RS:381:0:8-10 RU:7:8:10
  RW:250:0:9 SA:966:0:9 SB:677:-:7 SC:248:-:7 SD:249:0:9 SE:46:0:9 SG:65:-:8 SH:290:-:5 SI:386:0:8 SJ:47:-:8
  SK:421:0:9 SL:232:0:8 SM:378:-:8 SN:221:-:9 SO:252:0:7-9 SR:597:-:7 SS:211:0:9 ST:239:-:7 SV:503:-:8 SX:1:1:10
  SY:963:0:9 SZ:268:-:8 TC:1:1:10 TD:235:-:8 TG:228:-:8 TH:66:0:9 TJ:992:-:9 TK:690:-:4-7 TL:670:-:8 TM:993:8:8
  TN:216:-:8 TO:676:-:7 TR:90:0:10 TT:1:1:10 TV:688:-:6-7 TW:886:0:9 TZ:255:0:9 UA:380:0:9 UG:256:0:9 US:1:1:10
  UY:598:0:8 UZ:998:-:9 VA:39:-:9-10 VC:1:1:10 VE:58:0:10 VG:1:1:10 VI:1:1:10 VN:84:0:9 VU:678:-:7 WF:681:-:6
  WS:685:-:7 XK:383:0:8 YE:967:0:9 YT:262:0:9 ZA:27:0:9 ZM:260:0:9 ZW:263:0:9
`;

const plans: readonly DiallingPlan[] = table
  .trim()
  .split(/\s+/)
  .map((entry) => {
    const [country = '', code = '', trunk = '', digits = ''] = entry.split(':');
    const [min = 0, max = min] = digits.split('-').map(Number);
    return { country, code, trunk: trunk === '-' ? '' : trunk, min, max };
  });

export function findPlan(country: string): DiallingPlan | null {
  return plans.find((plan) => plan.country === country) ?? null;
}

/** Whether the digits are a country's code and a whole mobile number of that country. */
export function isWholeNumber(digits: string): boolean {
  return plans.some(({ code, min, max }) => {
    const rest = digits.length - code.length;
    return digits.startsWith(code) && rest >= min && rest <= max;
  });
}

interface CountryOption {
  readonly value: string;
  /** "India (+91)" */
  readonly label: string;
}

/** The countries in the order of their names in the page's language. */
export function countryOptions(): readonly CountryOption[] {
  const names = new Intl.DisplayNames(pageLocale(), { type: 'region' });
  const { compare: order } = new Intl.Collator(pageLocale());
  return plans
    .map(({ country, code }) => ({ value: country, label: `${names.of(country)} (+${code})` }))
    .sort((one, other) => order(one.label, other.label));
}

/** `getTimeZones` is newer than the types. Chrome 130 and Safari 17 have it, older ones a property. */
type LocaleWithZones = Intl.Locale & {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
};

let guessed: string | undefined;

/**
 * The country that the device seems to be in, by its time zone. Where the browser does not know the countries of time
 * zones, the region of its first language that has one. Empty when nothing is known.
 */
export function guessCountry(): string {
  guessed ??= guess(navigator.languages, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return guessed;
}

/** Regions of languages come first: asking for the zones of all countries can take a quarter of a second. */
export function guess(languages: readonly string[], timeZone: string): string {
  const spoken = languages.map((tag) => localeOf(tag)?.maximize().region ?? '');
  const here = [...spoken, ...plans.map(({ country }) => country)].find((country) =>
    zonesOf(country).includes(timeZone),
  );
  const named = languages.map((tag) => localeOf(tag)?.region ?? '').find(findPlan);
  return (here && findPlan(here)?.country) || named || '';
}

function zonesOf(country: string): readonly string[] {
  const locale = localeOf(`und-${country}`);
  return locale?.getTimeZones?.() ?? locale?.timeZones ?? [];
}

/** Null for a tag that is none, which some browsers have in their lists. */
function localeOf(tag: string): LocaleWithZones | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
