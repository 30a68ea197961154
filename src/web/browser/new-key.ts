const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 22 characters of six random bits each. It names something that is sent, so that a repeated request is stored once. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) => alphabet[byte & 63]).join('');
}
