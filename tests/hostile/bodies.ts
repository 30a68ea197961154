import fc from 'fast-check';
import { hostileJson, hostileText } from './values.ts';

export interface Body {
  readonly type: string | null;
  readonly bytes: Buffer;
}

/** Stands where a value is exchanged for hostile JSON text. */
const mark = '@@here@@';

/** The paths of all values in it, outermost included. */
function pathsIn(value: unknown, above: readonly string[] = []): (readonly string[])[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...above, key]))
      : [];
  return [above, ...inner];
}

function exchanged(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return mark;
  const inner = (value as Record<string, unknown>)[key];
  return Array.isArray(value)
    ? value.map((one, index) => (`${index}` === key ? exchanged(one, rest) : one))
    : { ...(value as object), [key]: exchanged(inner, rest) };
}

/** A good body in which one value is hostile, or comes twice, or has company that nobody asked for. */
function spoiltJson(good: object): fc.Arbitrary<string> {
  const spoil = (path: readonly string[], text: string, how: string) => {
    const json = JSON.stringify(exchanged(good, path)).replace(JSON.stringify(mark), () => text);
    const last = path.at(-1);
    if (how === 'twice' && path.length === 1 && last)
      return json.replace('{', () => `{${JSON.stringify(last)}:${text},`);
    if (how === 'company') return json.replace('{', () => `{"__proto__":${text},"constructor":${text},`);
    return json;
  };
  const how = fc.constantFrom('alone', 'alone', 'alone', 'twice', 'company');
  return fc.tuple(fc.constantFrom(...pathsIn(good)), hostileJson, how).map((parts) => spoil(...parts));
}

/** A part of a form's text, escaped as browsers do, or wrongly, or not at all. */
const formPart = fc
  .tuple(hostileText, fc.constantFrom('right', 'right', 'wrong', 'raw'))
  .map(([text, how]) => {
    const right = encodeURIComponent(text.toWellFormed());
    return how === 'right' ? right : how === 'wrong' ? right.replace(/%(.)./, '%$1') : text;
  });

function spoiltForm(good: Readonly<Record<string, string>>): fc.Arbitrary<string> {
  const names = Object.keys(good);
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names, '__proto__', '[]', 'a[b]'), formPart), {
    maxLength: 4,
  });
  return pairs.map((spoilt) => {
    const rest = names
      .filter((name) => !spoilt.some(([one]) => one === name))
      .map((name) => `${name}=${encodeURIComponent(good[name] ?? '')}`);
    return [...rest, ...spoilt.map(([name, value]) => `${name}=${value}`)].join('&');
  });
}

function multipart(good: Readonly<Record<string, string>>): fc.Arbitrary<Body> {
  const boundary = fc.constantFrom('x', 'x'.repeat(70), 'x'.repeat(300), 'a b', '"', '', '--', 'é');
  const part = fc.tuple(
    fc.oneof(fc.constantFrom(...Object.keys(good), 'photo'), hostileText),
    fc.option(hostileText),
    hostileText,
  );
  const ending = fc.constantFrom('--\r\n', '', '\r\n', '--', '\r\n\r\n--');
  return fc
    .tuple(boundary, fc.constantFrom('', 'y', '"'), fc.array(part, { maxLength: 4 }), ending)
    .map(([declared, other, parts, end]) => {
      const used = other || declared;
      const text = parts.map(([name, file, value]) => {
        const named = file === null ? '' : `; filename="${file}"\r\ncontent-type: ${value.slice(0, 20)}`;
        return `--${used}\r\ncontent-disposition: form-data; name="${name}"${named}\r\n\r\n${value}\r\n`;
      });
      return {
        type: `multipart/form-data; boundary=${declared}`,
        bytes: Buffer.from(`${text.join('')}--${used}${end}`),
      };
    });
}

const types = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'image/png',
  'application/json; charset=utf-16',
  'nonsense',
  ';;;',
);

/** What is sent to a route that understands `good`: nearly that, or something quite different. */
export function hostileBody(good: object | Uint8Array): fc.Arbitrary<Body> {
  if (good instanceof Uint8Array) {
    return fc.oneof(damaged(Buffer.from(good)), anyBytes);
  }
  const fields = good instanceof URLSearchParams ? Object.fromEntries(good) : flatFields(good);
  const asJson = spoiltJson(good instanceof URLSearchParams ? fields : good).map((text) => ({
    type: 'application/json',
    bytes: Buffer.from(text),
  }));
  const asForm = spoiltForm(fields).map((text) => ({
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(text),
  }));
  const [own, other] = good instanceof URLSearchParams ? [asForm, asJson] : [asJson, asForm];
  return fc.oneof(
    { weight: 6, arbitrary: own },
    { weight: 1, arbitrary: other },
    { weight: 2, arbitrary: multipart(fields) },
    { weight: 1, arbitrary: fc.tuple(own, types).map(([{ bytes }, type]) => ({ type, bytes })) },
    { weight: 1, arbitrary: anyBytes },
  );
}

function flatFields(good: object): Record<string, string> {
  return Object.fromEntries(Object.entries(good).map(([name, value]) => [name, `${value}`]));
}

/** A file whose bytes were changed, cut or doubled somewhere. */
function damaged(file: Buffer): fc.Arbitrary<Body> {
  const spot = fc.nat({ max: Math.max(0, file.length - 1) });
  return fc.tuple(spot, fc.uint8Array({ maxLength: 40 }), fc.boolean()).map(([at, other, isCut]) => ({
    type: 'application/octet-stream',
    bytes: Buffer.concat([
      file.subarray(0, at),
      other,
      isCut ? Buffer.alloc(0) : file.subarray(at + other.length),
    ]),
  }));
}

const anyBytes: fc.Arbitrary<Body> = fc
  .tuple(fc.option(types), fc.uint8Array({ maxLength: 300 }))
  .map(([type, bytes]) => ({ type, bytes: Buffer.from(bytes) }));
