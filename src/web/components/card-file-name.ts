/** Characters that some file system refuses, and those that would hide or reorder a name. */
const unfit = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;

/** `birthday-card-for-{toName}.png`, safe on every system; without a usable name, `birthday-card.png`. */
export function cardFileName(toName: string, extension: string): string {
  const name = [...toName.replace(unfit, ' ').trim().replace(/\s+/g, '-')]
    .slice(0, 60)
    .join('')
    .replace(/\.+$/, '');
  return name ? `birthday-card-for-${name}.${extension}` : `birthday-card.${extension}`;
}
