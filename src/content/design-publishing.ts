/* What somebody has to know who gives a design to everybody, and what the operator may answer. */

/** Why a design is refused: it looks like another one, its three words do not fit, it is not ready, it hurts somebody, or the pen name cannot stay. */
export const designRefusals = ['alike', 'title', 'unready', 'misuse', 'pen-name'] as const;
export type DesignRefusal = (typeof designRefusals)[number];

/** The reasons that are about a design itself. */
export const lookRefusals = [
  'alike',
  'title',
  'unready',
  'misuse',
] as const satisfies readonly DesignRefusal[];

export const publishingLimits = {
  /** Characters of a pen name: as short as a name can be, and too short to advertise. */
  penName: { min: 2, max: 30 },
  /** Days since the account was made: what is thrown away tomorrow is not worth a week of waiting. */
  accountDays: 7,
  /** Cards that were opened by somebody else. */
  sentCards: 3,
  /** Designs of one maker that wait at once: one operator looks at all of them. */
  waiting: 3,
  /** Designs refused because they hurt somebody, after which there is no further one. */
  misuses: 2,
} as const;

/** What is looked at of a design: the card, the first and the last page on a phone, the square. Width and height. */
export const designFaces = { landscape: [4, 3], cover: [5, 7], inside: [5, 7], square: [1, 1] } as const;
export type DesignFace = keyof typeof designFaces;

/** Creative Commons Attribution 4.0: others may use and change a design, and say who made it. */
export const designLicence = {
  name: 'CC BY 4.0',
  href: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
