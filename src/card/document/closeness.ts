/** How close the two are, where a language has two ways to say “you”. Apart from the schema, which the studio does not load. */
export const closenesses = ['familiar', 'polite'] as const;
export type Closeness = (typeof closenesses)[number];
