/** The limits of an account's fields, once; the form and the server share them. */
export const accountLimits = {
  /** Characters, as many as a name on a card may have. */
  name: 60,
  /** Characters: the longest address that mail servers carry (RFC 5321). */
  email: 254,
  /** Characters. Six is the product's promise; beyond 128 hashing only costs time. */
  password: { min: 6, max: 128 },
} as const;
