/** A command of SVG path data with its own numbers: `letter` is in lower case where they are relative to the pen. */
export interface PathCommand {
  readonly letter: string;
  readonly values: readonly number[];
}

/** How many numbers each command takes. */
const arity: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** The commands of a path one by one, also those that share a letter; incomplete ones are left out. Grammar: SVG 2, 9.3. */
export function pathCommands(d: string): readonly PathCommand[] {
  const commands: PathCommand[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const size = arity[letter.toUpperCase()] ?? 0;
    if (size === 0) commands.push({ letter, values: [] });
    else {
      const values = numbersOf(letter, rest);
      for (let at = 0; at + size <= values.length; at += size)
        commands.push({ letter: at > 0 ? afterFirst(letter) : letter, values: values.slice(at, at + size) });
    }
  }
  return commands;
}

/** Further pairs after a "move to" are lines. */
function afterFirst(letter: string): string {
  return letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
}

/** The flags of an arc may stand without any separator: `a1 1 0 0110 10`. */
function numbersOf(letter: string, text: string): number[] {
  const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?';
  if (letter !== 'A' && letter !== 'a') return (text.match(new RegExp(number, 'gi')) ?? []).map(Number);
  const gap = '[\\s,]*';
  const arc = `(${number})${gap}(${number})${gap}(${number})${gap}([01])${gap}([01])${gap}(${number})${gap}(${number})`;
  return [...text.matchAll(new RegExp(arc, 'gi'))].flatMap((match) => match.slice(1).map(Number));
}
