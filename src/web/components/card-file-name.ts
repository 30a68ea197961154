/** Characters that some file system forbids, and those that hide or reorder text. */
const unfit = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;

/** `birthday-card-for-{toName}.png`, valid on every system. Without a usable name, `birthday-card.png`. */
export function cardFileName(toName: string, extension: string): string {
  return `${stem(toName)}.${extension}`;
}

/** The name with `-portrait` or the like before its extension. */
export function withEnding(name: string, ending: string): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}${ending}${name.slice(dot)}`;
}

/** `birthday-card-for-{toName}-qr-code.png`. */
export function qrFileName(toName: string, extension: string): string {
  return `${stem(toName)}-qr-code.${extension}`;
}

function stem(toName: string): string {
  const name = [...toName.replace(unfit, ' ').trim().replace(/\s+/g, '-')]
    .slice(0, 60)
    .join('')
    .replace(/\.+$/, '');
  return name ? `birthday-card-for-${name}` : 'birthday-card';
}
