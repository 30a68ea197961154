import type { CodeSet } from './code-set.ts';

/** As CSS writes it: `U+20-7E,U+A0`. */
export function unicodeRange({ runs }: Pick<CodeSet, 'runs'>): string {
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
