/** A set of code points, read from the packed form of the asset script. */
export interface CodeSet {
  /** First and last of each run, in order. */
  readonly runs: readonly (readonly [first: number, last: number])[];
  has(code: number): boolean;
}

/**
 * Reads runs of code points: numbers in base 36 between spaces, each the gap from the end of the run before,
 * with `+n` when n neighbours follow. `2p 4+2` is 97, 101, 102 and 103.
 */
export function codeSet(packed: string): CodeSet {
  const runs: [number, number][] = [];
  let code = 0;
  for (const part of packed.split(' ')) {
    const [gap = '', length = '0'] = part.split('+');
    const first = code + Number.parseInt(gap, 36);
    code = first + Number.parseInt(length, 36);
    runs.push([first, code]);
  }
  return { runs, has: (wanted) => hasCode(runs, wanted) };
}

function hasCode(runs: CodeSet['runs'], wanted: number): boolean {
  let [low, high] = [0, runs.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = runs[middle] as readonly [number, number];
    if (wanted < first) high = middle - 1;
    else if (wanted > last) low = middle + 1;
    else return true;
  }
  return false;
}

/** As CSS writes it: `U+20-7E,U+A0`. */
export function unicodeRange({ runs }: Pick<CodeSet, 'runs'>): string {
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

/** The same for single code points, each by itself. */
export function unicodeRangeOf(codes: readonly number[]): string {
  return unicodeRange({ runs: codes.map((code) => [code, code]) });
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
