import type { ByteRange } from '#server/files/store/file-store.ts';

/**
 * The part of a file that a request asks for: null for the whole, `unsatisfiable` where the file does not reach.
 * Of several parts at once, of other units and of what is no range the whole is sent, as RFC 9110 (14.2) allows.
 */
export function requestedRange(headers: Headers, size: number): ByteRange | null | 'unsatisfiable' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return first <= last ? { first, last } : 'unsatisfiable';
}
