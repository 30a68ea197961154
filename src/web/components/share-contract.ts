/** The answer of `POST /studio/share`. */
export type ShareAnswer = { readonly noted: true } | { readonly error: string };
