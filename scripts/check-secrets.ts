/** Checks that the repository contains no secret: keys by their forms, and long random values in places for secrets. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const keys: readonly (readonly [what: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{20}/],
  ['an AWS key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,})\b/],
  ['a Google key', /\b(?:AIza[A-Za-z0-9_-]{35}|GOCSPX-[A-Za-z0-9_-]{28})\b/],
  ['a Slack token', /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ['a Stripe key', /\b[sr]k_live_[A-Za-z0-9]{20,}/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a mail service key', /\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}\b/],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{20,}/],
];

/** A value that stands where secrets stand: `AUTH_SECRET=...`, `password: '...'`, `"token": "..."`. */
const assigned =
  /(?:secret|password|passwd|token|api_?key|access_?key)["']?\s*[:=]\s*["'`]?([A-Za-z0-9+/_=.-]{20,})/gi;

/** Amazon's own, in its documentation, which tests of signatures compare with. */
const published = /AKIAIOSFODNN7EXAMPLE|wJalrXUtnFEMI\/K7MDENG\/bPxRfiCYEXAMPLEKEY/g;

/** Sessions of made-up people in stored releases, signed with a secret that says what it is for. */
const allowedPaths = /^tests\/fixtures\/releases\//;

const binary = /\.(png|jpe?g|ico|m4a|mp[34]|ogg|gz|woff2?)$/;

/** What looks like a secret in a text, as sentences with the line's number and never the value. */
export function findSecrets(text: string): string[] {
  const lines = text.replace(published, '').split('\n');
  return lines.flatMap((line, index) => {
    // Two lines: the name of a key stands above it.
    const here = `${line}\n${lines[index + 1] ?? ''}`;
    const form = keys.find(([, pattern]) => pattern.test(pattern.source.includes('\\s') ? here : line));
    if (form) return [`line ${index + 1} has ${form[0]}`];
    const values = [...line.matchAll(assigned)].map(([, value = '']) => value);
    return values.some(isRandom) ? [`line ${index + 1} has a random value in the place of a secret`] : [];
  });
}

/** Letters of both kinds and digits, mixed as no word of a language or a program is. */
function isRandom(value: string): boolean {
  const counts = new Map<string, number>();
  for (const sign of value) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const bits = [...counts.values()].reduce(
    (sum, n) => sum - (n / value.length) * Math.log2(n / value.length),
    0,
  );
  const changes = [...value.matchAll(/[a-z](?=[A-Z0-9])|[A-Z](?=[0-9])|[0-9](?=[A-Za-z])/g)].length;
  return bits > 3.5 && /\d/.test(value) && /[a-z]/.test(value) && changes >= value.length / 6;
}

function check(): number {
  const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\0');
  let found = 0;
  for (const path of new Set(paths)) {
    if (!path || binary.test(path) || allowedPaths.test(path) || path === 'package-lock.json') continue;
    for (const sentence of findSecrets(readFileSync(path, 'utf8'))) {
      found += 1;
      console.error(`${path}: ${sentence}`);
    }
  }
  return found;
}

if (process.argv[1]?.endsWith('check-secrets.ts')) process.exitCode = check() > 0 ? 1 : 0;
