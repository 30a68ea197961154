/** Below `.invalid`, which RFC 2606 reserves: no mail server has it. */
const guestDomain = 'guest.invalid';

/** A user must have an address; a guest has none, so this stands for it. It is never shown and gets no mail. */
export function placeholderEmail(id: string): string {
  return `${id.toLowerCase()}@${guestDomain}`;
}

export function isPlaceholderEmail(email: string): boolean {
  return email.toLowerCase().endsWith(`@${guestDomain}`);
}
