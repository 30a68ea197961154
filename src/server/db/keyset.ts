import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { clamp } from '#std/clamp.ts';
import { parseRandomId } from '#std/random-id.ts';

/*
 * Pages of long lists by position and not by number: a page begins after a row's place in the order, which an index
 * finds at once, and a row that comes or goes meanwhile moves no other from one page to the next.
 */

export interface PageRequest {
  /** Items per page, at most 100. */
  readonly limit: number;
  /** From another page of the same order; null, or one that cannot be read, asks for the first page. */
  readonly cursor: string | null;
  /** The page that ends before the cursor, instead of the one that begins after it. */
  readonly backwards?: boolean;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Give it back for the next page; null on the last one. */
  readonly cursor: string | null;
  /** Give it back, with `backwards`, for the page before; null on the first one. */
  readonly previous: string | null;
}

/** What a list is sorted by, before the id, which decides between equals. An index has both, in this order. */
export interface SortKey {
  readonly column: SQL;
  readonly descending: boolean;
  /** Its value as text, exactly. */
  readonly written: SQL<string>;
  /** The value of a text; null for a text that is none. */
  readonly read: (text: string) => SQL | null;
}

/** PostgreSQL counts microseconds and `Date` does not: a cursor in milliseconds would show a row twice. */
export function byMoment(column: AnyColumn, { descending }: { descending: boolean }): SortKey {
  return {
    column: sql`${column}`,
    descending,
    written: sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`,
    read: (text) =>
      /^\d{1,16}$/.test(text) ? sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'` : null,
  };
}

/** Sorts text that is already a sort key: by code point, which is the same on every server. */
export function byText(column: AnyColumn): SortKey {
  return {
    column: sql`${column} collate "C"`,
    descending: false,
    written: sql<string>`${column}`,
    read: (text) => (text.isWellFormed() && !text.includes('\0') ? sql`${text} collate "C"` : null),
  };
}

/** Sorts whole numbers that are not negative, the largest first. */
export function byNumber(column: AnyColumn): SortKey {
  return {
    column: sql`${column}`,
    descending: true,
    written: sql<string>`${column}::text`,
    read: (text) => (/^\d{1,15}$/.test(text) ? sql`${text}::bigint` : null),
  };
}

/** What the query of a page is made of. */
export interface PageQuery {
  /** Where the page begins; undefined for the first one. */
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly limit: number;
  /** To be selected as `position`. */
  readonly position: SQL<string>;
}

interface KeysetParts<Row> {
  readonly key: SortKey;
  readonly id: AnyColumn;
  readonly page: PageRequest;
  readonly query: (parts: PageQuery) => Promise<readonly (Row & { readonly position: string })[]>;
}

/** Asks for one page; `query` selects the rows and their `position`, given what to add to its own conditions. */
export async function readPage<Row>({ key, id, page, query }: KeysetParts<Row>): Promise<Page<Row>> {
  const limit = clamp(Math.trunc(page.limit) || 1, 1, 100);
  const start = readCursor(page.cursor, key);
  const backwards = start !== null && page.backwards === true;
  const falling = key.descending !== backwards;
  const direction = sql.raw(falling ? 'desc' : 'asc');
  const rows = await query({
    where: start
      ? sql`(${key.column}, ${id}) ${sql.raw(falling ? '<' : '>')} (${start.value}, ${start.id})`
      : undefined,
    orderBy: [sql`${key.column} ${direction}`, sql`${id} ${direction}`],
    limit: limit + 1,
    position: sql<string>`json_build_array(${key.written}, ${id})::text`,
  });
  const more = rows.length > limit;
  // What comes before the first full page is less than a page: the first page it is.
  if (backwards && !more) return readPage({ key, id, page: { limit, cursor: null }, query });
  const shown = rows.slice(0, limit);
  const items = backwards ? shown.reverse() : shown;
  return {
    items,
    cursor: backwards || more ? writeCursor(items.at(-1)) : null,
    previous: backwards || start ? writeCursor(items[0]) : null,
  };
}

function writeCursor(row: { readonly position: string } | undefined): string | null {
  return row ? Buffer.from(row.position).toString('base64url') : null;
}

/** Characters; the longest are of the names with the longest keys. */
const longestCursor = 1_500;

function readCursor(cursor: string | null, key: SortKey): { value: SQL; id: string } | null {
  if (!cursor || cursor.length > longestCursor) return null;
  const position = parse(Buffer.from(cursor, 'base64url').toString());
  const [written, before] = Array.isArray(position) ? position : [];
  const id = parseRandomId(before);
  if (!id || typeof written !== 'string') return null;
  const value = key.read(written);
  return value && { value, id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
