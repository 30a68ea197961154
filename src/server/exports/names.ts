/** Characters that some file system refuses, and those that would hide or reorder a name. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu;

/** Characters of a name: enough to find a card by, and the whole path stays below what Windows opens (260). */
const maxNameCharacters = 40;

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

/** Small letters, dashes for spaces; empty when nothing is left. Windows takes no name that ends with a full stop. */
function plainName(text: string): string {
  const words = text.normalize('NFC').replace(unfit, ' ').trim().toLowerCase().replace(/\s+/g, '-');
  return [...words]
    .slice(0, maxNameCharacters)
    .join('')
    .replace(/(?<![.-])[.-]+$/, '');
}
