import type { Frame } from '../faces/faces.ts';

/** What takes as many columns as its span. */
export interface Packable {
  readonly height: number;
  readonly span: number;
}

export type Packed<Item> = Item & { readonly x: number; readonly y: number };

interface PackOptions {
  /** Where items stand on each page. */
  readonly zone: Frame;
  /** The height on the first page that its heading takes. */
  readonly top: number;
  readonly gap: number;
  readonly columns: number;
  readonly perPage: number;
}

/** Shares of the height of a page: as many pages that are about equally full look better than a last one with one item. */
const fuller = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5] as const;

/** Items in their order on as few pages as they need, about equally full; each where the page is filled least. */
export function pack<Item extends Packable>(
  items: readonly Item[],
  options: PackOptions,
): readonly (readonly Packed<Item>[])[] {
  const { zone } = options;
  let best = packInto(items, options);
  for (const share of fuller) {
    const pages = packInto(items, { ...options, zone: { ...zone, height: zone.height * share } });
    if (pages.length > best.length) break;
    best = pages;
  }
  return best;
}

function packInto<Item extends Packable>(
  items: readonly Item[],
  { zone, top, gap, columns, perPage }: PackOptions,
): readonly (readonly Packed<Item>[])[] {
  const width = spanWidth(1, zone.width, { gap, columns });
  const pages: Packed<Item>[][] = [];
  let page: Packed<Item>[] = [];
  let ends: number[] = [];
  const begin = () => {
    page = [];
    ends = new Array<number>(columns).fill(zone.y + (pages.length === 0 ? top : 0));
    pages.push(page);
  };
  /** The first column of those that are shortest together. */
  const place = ({ span }: Item) => {
    const tops = Array.from({ length: columns - span + 1 }, (_, first) =>
      Math.max(...ends.slice(first, first + span)),
    );
    const y = Math.min(...tops);
    return { column: tops.indexOf(y), y };
  };
  begin();
  for (const item of items) {
    let at = place(item);
    if (page.length > 0 && (page.length >= perPage || at.y + item.height > zone.y + zone.height)) {
      begin();
      at = place(item);
    }
    page.push({ ...item, x: zone.x + at.column * (width + gap), y: at.y });
    ends.fill(at.y + item.height + gap, at.column, at.column + item.span);
  }
  return pages;
}

/** The width of so many columns. */
export function spanWidth(
  span: number,
  width: number,
  { gap, columns }: { readonly gap: number; readonly columns: number },
): number {
  return ((width - gap * (columns - 1)) / columns) * span + gap * (span - 1);
}
