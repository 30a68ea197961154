import type { Language } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';

/** Patterns of `User-Agent`. Nearly all browsers also name Chrome and Safari, so the first match counts. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

/** iPads send what Macs send, so they are shown as Macs. */
const systems: readonly (readonly [
  pattern: RegExp,
  name: string,
  system?: 'androidPhone' | 'androidTablet',
])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'androidPhone'],
  [/\bAndroid\b/, 'Android', 'androidTablet'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Characters: no browser sends more. */
const maxHeaderCharacters = 1_000;

/** "Chrome on Windows", "Safari on iPhone": enough to recognise one's own; "An unknown device" for anything else. */
export function deviceName(userAgent: string | null, language: Language): string {
  const header = (userAgent ?? '').slice(0, maxHeaderCharacters);
  const browser = browsers.find(([pattern]) => pattern.test(header))?.[1];
  const found = systems.find(([pattern]) => pattern.test(header));
  const text = textIn(language, 'account');
  if (!found) return browser ?? text('device.unknown');
  const [, systemName, system = 'other'] = found;
  return browser
    ? text('device.browserOnSystem', { browser, system, systemName })
    : text('device.system', { system, systemName });
}
