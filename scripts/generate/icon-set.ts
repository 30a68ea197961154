import { readFileSync } from 'node:fs';

/** One of Iconify's packages: a licence, and drawings by name. */
export interface IconSet {
  readonly title: string;
  readonly author: string;
  readonly licence: string;
  readonly licenceUrl: string;
  readonly source: string;
  /** Names by code points, hexadecimal, joined by `-`, without variation selectors. */
  readonly names: Readonly<Record<string, string>>;
  /** A drawing as a complete SVG document; null if the set has none of that name. */
  markup(name: string): string | null;
}

interface IconsFile {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
  /** Another drawing under a second name, perhaps mirrored or turned by quarters. */
  readonly aliases?: Readonly<
    Record<string, { parent: string; hFlip?: boolean; vFlip?: boolean; rotate?: number }>
  >;
}

interface InfoFile {
  readonly name: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly license: { readonly title: string; readonly url: string };
}

/** Reads a package of `node_modules/@iconify-json`. */
export function readIconSet(name: string): IconSet {
  const folder = `node_modules/@iconify-json/${name}`;
  const icons: IconsFile = JSON.parse(readFileSync(`${folder}/icons.json`, 'utf8'));
  const info: InfoFile = JSON.parse(readFileSync(`${folder}/info.json`, 'utf8'));
  return {
    title: info.name,
    author: info.author.name,
    licence: info.license.title,
    licenceUrl: info.license.url,
    source: info.author.url,
    names: JSON.parse(readFileSync(`${folder}/chars.json`, 'utf8')),
    markup: (wanted) => markupOf(wanted, icons),
  };
}

function markupOf(name: string, icons: IconsFile): string | null {
  const alias = icons.aliases?.[name];
  const icon = icons.icons[alias?.parent ?? name];
  if (!icon || alias?.vFlip || alias?.rotate) return null;
  const [width, height] = [icon.width ?? icons.width, icon.height ?? icons.height];
  const body = alias?.hFlip ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${icon.body}</g>` : icon.body;
  const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return `<svg ${namespaces} viewBox="0 0 ${width} ${height}">${body}</svg>`;
}
