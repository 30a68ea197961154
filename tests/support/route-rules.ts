import { newCard } from '#card/document/card.ts';
import { accountPaths } from '#server/auth/account-requests.ts';
import { type Address, addresses, type Route, routeOf } from '#server/routes.ts';

/*
 * How each route of the product is asked. Whom it is for stands in the product's own table of addresses:
 * `access-matrix.spec.ts` asks each of them as everybody whom it may concern. What is here says where the owner's thing
 * is, and what forms and scripts send.
 */

/** What belongs to one account, which nobody else may reach. */
export interface Belongings {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly cardId: string;
  readonly photo: { readonly file: string; readonly width: number; readonly height: number };
  /** Another session of the account than the asking one. */
  readonly sessionId: string;
  /** An answer to the card. */
  readonly replyId: string;
  /** What somebody else wrote on the card, and its words. */
  readonly noteId: string;
  readonly noteWords: string;
  /** Somebody whose birthday the account keeps, and the name. */
  readonly contactId: string;
  readonly contactName: string;
  /** A design of the account's own, and its name. */
  readonly designId: string;
  readonly designName: string;
  /** A mail with the card's link that waits for its day, and its receiver. */
  readonly deliveryId: string;
  /** Somebody who was invited by name to sign the card. */
  readonly invitationId: string;
  readonly receiver: string;
  /** A design that everybody sees, which only the account takes back, and what its maker calls it. */
  readonly publicDesignId: string;
  readonly publicDesignName: string;
  /** Stands in the draft and nowhere else. */
  readonly message: string;
}

export interface Rule extends Asking, Pick<Route, 'for'> {}

interface Asking {
  /** The address of the owner's thing, where it differs from the pattern. */
  readonly at?: (owner: Belongings) => string;
  /** What the owner finds there. */
  readonly shows?: (owner: Belongings) => string;
  /** What its forms and scripts send. */
  readonly acts?: readonly Act[];
  /** Whoever asks without a session gets one, of a new guest. */
  readonly makesGuest?: true;
}

export interface Act {
  readonly name: string;
  /** A form, JSON or a file; `as` is the user that it claims to come from. */
  readonly body: (
    owner: Belongings,
    as: { readonly userId: string },
  ) => URLSearchParams | Uint8Array | object;
  readonly query?: string;
  /** It changes nothing; the owner finds this in the answer. */
  readonly shows?: (owner: Belongings) => string;
  /** Afterwards the asking session is over. */
  readonly endsSession?: true;
  /** Afterwards the account is gone: its owner does it last. */
  readonly endsAccount?: true;
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

/** A browser that would take messages. */
const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/of-somebody',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

/** Somebody that another one than the owner writes into the owner's list. */
const aunt = { name: 'An aunt', day: '1', month: 'gregorian-2' };

const settings = (
  intent: string,
  fields: (owner: Belongings) => Record<string, string> = () => ({}),
): Act => ({
  name: intent,
  body: (owner) => form({ intent, ...fields(owner) }),
});

function save(status: 'draft' | 'published'): Act['body'] {
  return ({ cardId, photo, message }, { userId }) => ({
    userId,
    cardId,
    creationKey: 'a-key-of-the-first-save',
    // After the form of `/studio`.
    expectedRevision: status === 'draft' ? 2 : 3,
    status,
    card: {
      ...newCard(5),
      toName: 'Changed',
      message,
      receiverPhoto: { ...photo, focusX: 0.5, focusY: 0.5, zoom: 1 },
      heading: 'Another one',
      age: 40,
      photos: [{ ...photo, focusX: 0.5, focusY: 0.5, zoom: 1 }],
      stickers: [{ slot: 2, key: 'cake' }],
      signature: { kind: 'drawn', path: 'M1 1L9 9', width: 10, height: 10 },
    },
  });
}

const studioForm: Act['body'] = (owner, as) => {
  const { userId, cardId, creationKey, card } = save('draft')(owner, as) as Record<string, string>;
  return form({
    ...{ as: 'draft', userId: `${userId}`, creationKey: `${creationKey}` },
    ...{ cardId: `${cardId}`, revision: '1', status: 'draft' },
    ...{ card: JSON.stringify(card), toName: 'Changed by the form' },
  });
};

/** `2026-11-12`. */
export function nextMonth(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
}

const ofDraft = (rest = ''): Asking => ({
  at: ({ cardId }) => `/card/${cardId}${rest}`,
});

/** At the addresses of the product; at one that is missing nothing is sent but what is sent everywhere. */
const askings: Readonly<Partial<Record<Address, Asking>>> = {
  '/login/:provider': { at: () => '/login/google' },
  '/signout': {
    acts: [{ name: 'sign out', body: () => form({}), endsSession: true }],
  },
  '/session.json': { shows: ({ email }) => email },
  '/gallery/:id/picture.webp': { at: () => '/gallery/lift-off/picture.webp' },
  '/designs/:id': { at: () => '/designs/lift-off' },
  '/designs/:id/preview.jpg': { at: () => '/designs/lift-off/preview.jpg' },
  '/likes/:design': { at: () => '/likes/lift-off' },
  '/favourites': {
    acts: [
      {
        name: 'mark its card',
        body: ({ cardId }) => form({ kind: 'card', target: cardId, change: 'on' }),
      },
    ],
  },
  '/drawings/:id.svg': { at: () => '/drawings/1f1ee-1f1f3.svg' },
  '/*': { at: () => '/no/such/page' },
  '/studio': {
    at: ({ cardId }) => `/studio?cardId=${cardId}`,
    shows: ({ message }) => message,
    acts: [{ name: 'send its form', body: studioForm }],
  },
  '/studio/photo': {
    acts: [{ name: 'add a photo', body: () => new Uint8Array(onePixel) }],
  },
  '/studio/design': {
    acts: [
      {
        name: 'save the look as a design',
        body: ({ cardId, message }, { userId }) => ({
          ...{ userId, cardId, design: null, name: 'Gold' },
          ...{ creationKey: 'a-key-of-a-first-design', card: { ...newCard(5), message } },
        }),
      },
    ],
  },
  '/studio/save': {
    acts: [
      { name: 'save over the draft', body: save('draft') },
      { name: 'publish it', body: save('published') },
    ],
  },
  '/studio/shared': {
    // The server drops it, and leads to the studio.
    acts: [
      { name: 'share with the site', body: () => form({ title: 'A poem', text: 'Hello!' }), shows: () => '' },
    ],
  },
  '/studio/share': {
    // After the publication: a draft is not shared.
    acts: [
      {
        name: 'share it',
        body: ({ cardId }) => ({ cardId, channel: 'link', key: 'aaaaaaaaaaaaaaaaaaaaaa' }),
      },
    ],
  },
  '/many': {
    at: ({ cardId }) => `/many?card=${cardId}`,
    shows: ({ message }) => message,
  },
  '/many/save': {
    acts: [
      {
        name: 'publish cards of a list',
        body: ({ photo, message }, { userId }) => ({
          ...{ userId, design: { ...newCard(5), message }, words: message },
          people: [
            {
              ...{ key: 'a-key-of-one-of-many', name: 'Gran', line: message },
              photo: { ...photo, focusX: 0.5, focusY: 0.5, zoom: 1 },
            },
          ],
        }),
      },
    ],
  },
  '/dashboard': {
    shows: ({ cardId }) => cardId,
    acts: [
      { name: 'copy', body: ({ cardId }) => form({ cardId, intent: 'duplicate' }) },
      { name: 'delete', body: ({ cardId }) => form({ cardId, intent: 'delete' }) },
      { name: 'bring back', body: ({ cardId }) => form({ cardId, intent: 'undo' }) },
    ],
  },
  '/dashboard/designs': {
    shows: ({ designName }) => designName,
    acts: [
      {
        name: 'name a design',
        // What is refused is shown again as it was typed.
        body: ({ designId }) => form({ intent: 'rename', design: designId, name: 'Another name' }),
      },
      { name: 'delete a design', body: ({ designId }) => form({ intent: 'delete', design: designId }) },
    ],
  },
  '/dashboard/designs/new': {
    at: ({ cardId }) => `/dashboard/designs/new?card=${cardId}`,
    acts: [
      {
        name: 'save the look of the card',
        body: ({ cardId }) => form({ cardId, name: 'Silver', key: 'a-key-of-a-second-design' }),
      },
    ],
  },
  '/dashboard/replies': {
    at: ({ cardId }) => `/dashboard/replies?card=${cardId}`,
    acts: [
      { name: 'take no replies', body: () => form({ intent: 'close' }) },
      { name: 'take replies', body: () => form({ intent: 'open' }) },
      { name: 'delete a reply', body: ({ replyId }) => form({ intent: 'delete', reply: replyId }) },
    ],
  },
  '/dashboard/seal': {
    at: ({ cardId }) => `/dashboard/seal?card=${cardId}`,
    acts: [
      {
        name: 'seal it',
        body: ({ cardId }) =>
          form({ cardId, intent: 'seal', opens: 'later', sealDate: nextMonth(), sealCity: 'Mumbai, India' }),
      },
      { name: 'release it', body: ({ cardId }) => form({ cardId, intent: 'release' }) },
    ],
  },
  '/dashboard/delivery': {
    at: ({ cardId }) => `/dashboard/delivery?card=${cardId}`,
    shows: ({ receiver }) => receiver,
    acts: [
      {
        name: 'have it mailed',
        body: () =>
          form({
            ...{
              intent: 'save',
              email: 'aunt@example.org',
              language: 'en',
              opens: 'later',
              sealDate: nextMonth(),
            },
            ...{ sealWhere: 'city', sealCity: 'Mumbai, India', sealTime: '08:00' },
          }),
      },
      { name: 'cancel a mail', body: ({ deliveryId }) => form({ intent: 'cancel', id: deliveryId }) },
      { name: 'send a mail again', body: ({ deliveryId }) => form({ intent: 'again', id: deliveryId }) },
    ],
  },
  '/dashboard/signing': {
    at: ({ cardId }) => `/dashboard/signing?card=${cardId}`,
    shows: ({ noteWords }) => noteWords,
    acts: [
      { name: 'choose', body: () => form({ intent: 'settings', othersSee: 'none', maxNotes: '9' }) },
      { name: 'hide a note', body: ({ noteId }) => form({ intent: 'hide', note: noteId }) },
      {
        name: 'make a new link of a note',
        body: ({ noteId }) => form({ intent: 'renew-note', note: noteId }),
      },
      {
        name: 'write for somebody',
        body: ({ replyId }) => form({ intent: 'behalf', name: 'Gran', key: replyId }),
      },
      { name: 'pause', body: () => form({ intent: 'pause' }) },
      { name: 'invite somebody', body: () => form({ intent: 'invite', names: 'Gran' }) },
      {
        name: 'mail an invitation',
        body: ({ invitationId }) =>
          form({ intent: 'mail', invitation: invitationId, email: 'ravi@example.org' }),
      },
      { name: 'make a link for helping', body: () => form({ intent: 'organiser-link' }) },
      { name: 'make a new signing link', body: () => form({ intent: 'renew' }) },
    ],
  },
  '/dashboard/designs/publish': {
    at: ({ publicDesignId }) => `/dashboard/designs/publish?design=${publicDesignId}`,
    shows: ({ publicDesignId }) => publicDesignId,
    acts: [{ name: 'take it back', body: () => form({ intent: 'withdraw' }) }],
  },
  '/dashboard/designs/picture': {
    at: ({ designId }) => `/dashboard/designs/picture?design=${designId}&face=square`,
  },
  '/sign/:secret': { at: () => `/sign/${'x'.repeat(22)}` },
  '/card/:id/reply/voice': {},
  '/sign/:secret/attachment': { at: () => `/sign/${'x'.repeat(22)}/attachment` },
  '/sign/:secret/replies/:id': { at: () => `/sign/${'x'.repeat(22)}/replies/${'x'.repeat(22)}` },
  '/sign/:secret/files/:id': { at: () => `/sign/${'x'.repeat(22)}/files/${'x'.repeat(22)}` },
  '/sign/:secret/preview.jpg': { at: () => `/sign/${'x'.repeat(22)}/preview.jpg` },
  '/signed/:secret': { at: () => `/signed/${'x'.repeat(22)}` },
  '/people': {
    shows: ({ contactName }) => contactName,
    acts: [
      { name: 'add', body: () => form({ ...aunt, intent: 'add' }) },
      { name: 'make an address', body: () => form({ intent: 'make-link', link: 'calendar' }) },
      { name: 'choose reminders', body: () => form({ intent: 'reminders', week: 'on' }) },
    ],
  },
  '/people/calendar.ics': { shows: ({ contactName }) => contactName },
  '/calendar/:secret.ics': { at: () => `/calendar/${'x'.repeat(22)}.ics` },
  '/tell': { at: () => `/tell?to=${'x'.repeat(22)}` },
  '/people/import': {
    acts: [{ name: 'undo', body: ({ contactId }) => form({ intent: 'undo', id: contactId }) }],
  },
  '/people/import/lines': {
    acts: [
      {
        name: 'take over',
        body: ({ contactId }) => ({ id: 'i'.repeat(22), lines: [['An aunt', 2, 1, null, contactId]] }),
      },
    ],
  },
  '/people/push': { acts: [{ name: 'take messages', body: () => ({ subscription: device }) }] },
  '/people/person': {
    at: ({ contactId }) => `/people/person?id=${contactId}`,
    shows: ({ contactName }) => contactName,
    acts: [
      { name: 'save', body: () => form({ ...aunt, intent: 'save' }) },
      { name: 'delete', body: () => form({ intent: 'delete' }) },
    ],
  },
  '/organise/:secret': { at: () => `/organise/${'x'.repeat(22)}` },
  '/mail/card/:token': { at: () => '/mail/card/no.token' },
  '/mail/events/:secret': { at: () => `/mail/events/${'x'.repeat(32)}` },
  '/mail/birthdays/:token': { at: () => '/mail/birthdays/no.token' },
  '/mail/replies/:token': { at: () => '/mail/replies/no.token' },
  '/dashboard/settings': {
    shows: ({ sessionId }) => sessionId,
    acts: [
      settings('end-session', ({ sessionId }) => ({ session: sessionId })),
      settings('set-password'),
      settings('change-password', ({ password }) => ({
        currentPassword: password,
        password,
        confirmPassword: password,
      })),
      { ...settings('log-in-again'), endsSession: true },
      { ...settings('delete-account', ({ password }) => ({ ownPassword: password })), endsAccount: true },
    ],
  },
  '/dashboard/settings/export': {
    acts: [{ name: 'export', body: () => form({}), shows: ({ cardId }) => cardId }],
  },
  '/profile': {
    shows: ({ email }) => email,
    acts: [
      {
        name: 'save',
        body: ({ photo }, { userId }) =>
          form({
            ...{ intent: 'save', id: userId, userId, fullName: 'Somebody', website: '' },
            ...{ avatar: '', photo: photo.file },
          }),
      },
    ],
  },
  '/card/:id': { ...ofDraft(), shows: ({ message }) => message },
  '/card/:id/scene.json': { ...ofDraft('/scene.json?face=landscape'), shows: ({ message }) => message },
  '/card/:id/downloads': {
    ...ofDraft('/downloads'),
    // Counted in memory first, and not among the rows that are compared.
    acts: [{ name: 'count a download', body: () => form({}), shows: () => '' }],
  },
  '/card/:id/show': { ...ofDraft('/show'), shows: ({ noteWords }) => noteWords },
  '/card/:id/opened': {
    ...ofDraft('/opened'),
    // Its owner's look at it is no opening.
    acts: [{ name: 'say that it was opened', body: () => form({}), shows: () => '' }],
  },
  '/card/:id/formats': ofDraft('/formats'),
  '/card/:id/card.png': ofDraft('/card.png'),
  '/card/:id/calendar.ics': ofDraft('/calendar.ics'),
  '/card/:id/reply': ofDraft('/reply'),
  '/card/:id/card.html': { ...ofDraft('/card.html'), shows: ({ message }) => message },
  '/card/:id/preview.jpg': ofDraft('/preview.jpg'),
  '/card/:id/picture.jpg': ofDraft('/picture.jpg'),
  '/card/:id/print.pdf': ofDraft('/print.pdf'),
  '/files/:id': { at: ({ photo }) => `/files/${photo.file}` },
  '/assets/*': { at: () => '/assets/none.js' },
  '/fonts/*': { at: () => '/fonts/none.woff2' },
  '/emoji/:version/*': { at: () => '/emoji/1/none.json' },
  '/audio/*': { at: () => '/audio/none.m4a' },
  '/film/*': { at: () => '/film/none.mp4' },
  '/api/auth/*': { at: () => '/api/auth/get-session' },
};

const accountAskings: Readonly<Record<string, Asking>> = {
  '/api/auth/sign-in/anonymous': { makesGuest: true },
  '/api/auth/sign-out': {
    acts: [{ name: 'sign out', body: () => ({}), endsSession: true }],
  },
};

/** Every route by its pattern. Everybody may ask for accounts. */
export const routeRules: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    addresses.map((address) => [address, { for: routeOf(address).for, ...askings[address] }]),
  ),
  ...Object.fromEntries(
    accountPaths.map((path) => [
      `/api/auth${path}`,
      { for: 'everyone', ...accountAskings[`/api/auth${path}`] } as const,
    ]),
  ),
};

/** A GIF of one pixel. */
const onePixel = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
