/** What the server says when a share is to be noted. */
export type ShareAnswer = { readonly noted: true } | { readonly error: string };
