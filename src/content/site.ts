/** What the site says of itself and of who runs it. */
export interface Site {
  readonly name: string;
  readonly tagline: string;
  readonly email: string;
  /** As people read it. */
  readonly phone: string;
  /** Country code and digits only, as wa.me takes it; without one there is no chat. */
  readonly chatNumber?: string;
  /** What the chat begins with. */
  readonly chatGreeting: string;
  readonly location: string;
  /** Who is thanked in the footer. */
  readonly creator: string;
  /** Begins the names of downloaded files. */
  readonly downloadName: string;
}

/** The phone number is of the block that is kept free for examples; an operator sets their own. */
export const defaultSite: Site = {
  name: 'Birthday Bloom',
  tagline: 'Birthday cards from the heart. Free to the last click.',
  email: 'hello@birthdaybloom.example',
  phone: '+1 202 555 0142',
  chatGreeting: 'Hello! I have a question about making a birthday card.',
  location: 'India',
  creator: 'a young founder, for a teacher who believed in him',
  downloadName: 'birthday-bloom-card',
};

/** The facts in which an operator differs. */
export interface SiteOverrides {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly chatNumber?: string;
  readonly address?: string;
  readonly downloadName?: string;
}

export function siteOf({ address, ...overrides }: SiteOverrides): Site {
  return { ...defaultSite, ...overrides, ...(address ? { location: address } : {}) };
}

/** The address of a chat that begins with the greeting. */
export function chatLink({ chatNumber, chatGreeting }: Site): string | null {
  return chatNumber === undefined
    ? null
    : `https://wa.me/${chatNumber}?text=${encodeURIComponent(chatGreeting)}`;
}
