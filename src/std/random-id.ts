/** 128 random bits as 22 characters of base64url: an id that cannot be guessed and does not repeat. */
export const randomIdPattern = /^[A-Za-z0-9_-]{22}$/;

/** The id, as a kind of its own; null for anything that cannot be one, so that it never reaches the database. */
export function parseRandomId<Id extends string = string>(input: unknown): Id | null {
  return typeof input === 'string' && randomIdPattern.test(input) ? (input as Id) : null;
}
