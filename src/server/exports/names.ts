import { composed } from '#card/text/composed.ts';
import { fileNamePart } from '#card/text/file-name.ts';

/** Of UTF-8: enough to find a card by, and the whole path stays below what Windows opens (260 characters). */
const maxNameBytes = 120;

/** `cards/anna-{id}`: a folder's name that every system can unpack; the id keeps two cards for Anna apart. */
export function cardFolder(toName: string, id: string): string {
  return `cards/${plainName(toName) || 'card'}-${id}`;
}

const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

const folders = { photo: 'photos', audio: 'sounds', avatar: 'avatars' } as const;

/** `photos/{id}.webp`. */
export function fileName(file: { id: string; kind: keyof typeof folders; contentType: string }): string {
  return `${folders[file.kind]}/${file.id}.${endings[file.contentType] ?? 'bin'}`;
}

/** `birthday-bloom-data-2026-01-31.zip`, from the site's name and the day in UTC. */
export function exportName(siteName: string, now: Date): string {
  const name = plainName(siteName);
  return `${name ? `${name}-` : ''}data-${now.toISOString().slice(0, 10)}.zip`;
}

/** In small letters; empty when nothing is left. */
function plainName(text: string): string {
  return fileNamePart(composed(text).toLowerCase(), maxNameBytes);
}
