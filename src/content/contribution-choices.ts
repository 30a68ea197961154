/** Who reads a note before the card is opened, besides the organiser; `receiver`: not even the organiser. */
export const audiences = ['everyone', 'organiser', 'receiver'] as const;
export type Audience = (typeof audiences)[number];

/** What a signer sees of the others' notes: all at once, all after signing, none. */
export const othersSee = ['all', 'signed', 'none'] as const;
export type OthersSee = (typeof othersSee)[number];

/** With so many notes a card is one from several people. */
export const enoughNotes = 2;

/** Notes of a card: a class, an office or a large family. More would be read by nobody at once. */
export const maxNotes = 200;
