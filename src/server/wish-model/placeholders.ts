import { isolatedLine } from '#card/text/normalise-text.ts';

/** Names never leave this machine: the model is sent these in their place and writes them into its wish. */
const receiver = '{name}';
const sender = '{sender}';

interface Names {
  readonly toName: string;
  readonly fromName: string;
}

/** The text with both names, and each word of them, replaced by placeholders; whole words, whatever their case. */
export function hideNames(text: string, { toName, fromName }: Names): string {
  return hide(hide(text, toName, receiver), fromName, sender);
}

function hide(text: string, name: string, placeholder: string): string {
  const words = name
    .trim()
    .split(/[\s,.]+/)
    .filter((word) => [...word].length > 1);
  const parts = [name.trim(), ...words].filter(Boolean);
  if (parts.length === 0) return text;
  const pattern = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  const whole = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  return text.replace(whole, placeholder).replaceAll(`${placeholder} ${placeholder}`, placeholder);
}

/** The wish with names in place of the placeholders; null when it uses one for which no name was typed. */
export function fillNames(text: string, { toName, fromName }: Names): string | null {
  const [to, from] = [isolatedLine(toName), isolatedLine(fromName)];
  if ((text.includes(receiver) && !to) || (text.includes(sender) && !from)) return null;
  // In one pass, so that braces in a name stay what they are.
  return text.replace(/\{name\}|\{sender\}/g, (found) => (found === receiver ? to : from));
}
