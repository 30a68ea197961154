import { readFile } from 'node:fs/promises';

/** A text of the example that is the operator's own, what stands there in a test, and how often it occurs (once). */
export type Replacement = readonly [from: string, to: string, times?: number];

/** The file as docs/operations.md offers it, with nothing changed but what is the operator's own. */
export async function documented(path: string, own: readonly Replacement[]): Promise<string> {
  let text = await readFile(path, 'utf8');
  for (const [from, to, times = 1] of own) {
    const parts = text.split(from);
    if (parts.length !== times + 1)
      throw new Error(`${path} has "${from}" ${parts.length - 1} times, and not ${times}.`);
    text = parts.join(to);
  }
  return text;
}
