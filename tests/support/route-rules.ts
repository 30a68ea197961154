import { newCard } from '#card/document/card.ts';
import { accountPaths } from '#server/auth/account-requests.ts';
import { type Address, addresses, routeOf } from '#server/routes.ts';
import type { Act, Asking, Rule } from './route-rule.ts';
import { nextMonth } from './sender.ts';

/*
 * How each route of the product is asked. Whom it is for stands in the product's own table of addresses:
 * `access-matrix.spec.ts` asks each of them as everybody whom it may concern. What is here says where the owner's thing
 * is, and what forms and scripts send.
 */

const form = (fields: Fields) => new URLSearchParams(fields);

/** A browser that would take messages. */
const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/of-somebody',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

/** Of nothing that there is. */
const secret = 'x'.repeat(22);

/** Somebody that another one than the owner writes into the owner's list. */
const aunt = { name: 'An aunt', day: '1', month: 'gregorian-2' };

type Fields = Readonly<Record<string, string>>;

/** Sends these fields as a form does. */
function sends(name: string, fields: Fields | ((...asking: Parameters<Act['body']>) => Fields)): Act {
  return { name, body: (...asking) => form(typeof fields === 'function' ? fields(...asking) : fields) };
}

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
      receiverPhoto: photo,
      heading: 'Another one',
      age: 40,
      photos: [photo],
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
    acts: [sends('mark its card', ({ cardId }) => ({ kind: 'card', target: cardId, change: 'on' }))],
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
              photo,
            },
          ],
        }),
      },
    ],
  },
  '/dashboard': {
    shows: ({ cardId }) => cardId,
    acts: [
      sends('copy', ({ cardId }) => ({ cardId, intent: 'duplicate' })),
      sends('delete', ({ cardId }) => ({ cardId, intent: 'delete' })),
      sends('bring back', ({ cardId }) => ({ cardId, intent: 'undo' })),
    ],
  },
  '/dashboard/designs': {
    shows: ({ designName }) => designName,
    acts: [
      // What is refused is shown again as it was typed.
      sends('name a design', ({ designId }) => ({
        intent: 'rename',
        design: designId,
        name: 'Another name',
      })),
      sends('delete a design', ({ designId }) => ({ intent: 'delete', design: designId })),
    ],
  },
  '/dashboard/designs/new': {
    at: ({ cardId }) => `/dashboard/designs/new?card=${cardId}`,
    acts: [
      sends('save the look of the card', ({ cardId }) => ({
        cardId,
        name: 'Silver',
        key: 'a-key-of-a-second-design',
      })),
    ],
  },
  '/dashboard/replies': {
    at: ({ cardId }) => `/dashboard/replies?card=${cardId}`,
    acts: [
      sends('take no replies', { intent: 'close' }),
      sends('take replies', { intent: 'open' }),
      sends('delete a reply', ({ replyId }) => ({ intent: 'delete', reply: replyId })),
    ],
  },
  '/dashboard/seal': {
    at: ({ cardId }) => `/dashboard/seal?card=${cardId}`,
    acts: [
      sends('seal it', ({ cardId }) => ({
        cardId,
        intent: 'seal',
        opens: 'later',
        sealDate: nextMonth(),
        sealCity: 'Mumbai, India',
      })),
      sends('release it', ({ cardId }) => ({ cardId, intent: 'release' })),
    ],
  },
  '/dashboard/delivery': {
    at: ({ cardId }) => `/dashboard/delivery?card=${cardId}`,
    shows: ({ receiver }) => receiver,
    acts: [
      sends('have it mailed', () => ({
        ...{
          intent: 'save',
          email: 'aunt@example.org',
          language: 'en',
          opens: 'later',
          sealDate: nextMonth(),
        },
        ...{ sealWhere: 'city', sealCity: 'Mumbai, India', sealTime: '08:00' },
      })),
      sends('cancel a mail', ({ deliveryId }) => ({ intent: 'cancel', id: deliveryId })),
      sends('send a mail again', ({ deliveryId }) => ({ intent: 'again', id: deliveryId })),
    ],
  },
  '/dashboard/signing': {
    at: ({ cardId }) => `/dashboard/signing?card=${cardId}`,
    shows: ({ noteWords }) => noteWords,
    acts: [
      sends('choose', { intent: 'settings', othersSee: 'none', maxNotes: '9' }),
      sends('hide a note', ({ noteId }) => ({ intent: 'hide', note: noteId })),
      sends('make a new link of a note', ({ noteId }) => ({ intent: 'renew-note', note: noteId })),
      sends('write for somebody', ({ replyId }) => ({ intent: 'behalf', name: 'Gran', key: replyId })),
      sends('pause', { intent: 'pause' }),
      sends('invite somebody', { intent: 'invite', names: 'Gran' }),
      sends('mail an invitation', ({ invitationId }) => ({
        intent: 'mail',
        invitation: invitationId,
        email: 'ravi@example.org',
      })),
      sends('make a link for helping', { intent: 'organiser-link' }),
      sends('make a new signing link', { intent: 'renew' }),
    ],
  },
  '/dashboard/designs/publish': {
    at: ({ publicDesignId }) => `/dashboard/designs/publish?design=${publicDesignId}`,
    shows: ({ publicDesignId }) => publicDesignId,
    acts: [sends('take it back', { intent: 'withdraw' })],
  },
  '/dashboard/designs/picture': {
    at: ({ designId }) => `/dashboard/designs/picture?design=${designId}&face=square`,
  },
  '/sign/:secret': { at: () => `/sign/${secret}` },
  '/card/:id/reply/voice': {},
  '/sign/:secret/attachment': { at: () => `/sign/${secret}/attachment` },
  '/sign/:secret/replies/:id': { at: () => `/sign/${secret}/replies/${secret}` },
  '/sign/:secret/files/:id': { at: () => `/sign/${secret}/files/${secret}` },
  '/sign/:secret/preview.jpg': { at: () => `/sign/${secret}/preview.jpg` },
  '/signed/:secret': { at: () => `/signed/${secret}` },
  '/people': {
    shows: ({ contactName }) => contactName,
    acts: [
      sends('add', { ...aunt, intent: 'add' }),
      sends('make an address', { intent: 'make-link', link: 'calendar' }),
      sends('choose reminders', { intent: 'reminders', week: 'on' }),
    ],
  },
  '/people/calendar.ics': { shows: ({ contactName }) => contactName },
  '/calendar/:secret.ics': { at: () => `/calendar/${secret}.ics` },
  '/tell': { at: () => `/tell?to=${secret}` },
  '/people/import': {
    acts: [sends('undo', ({ contactId }) => ({ intent: 'undo', id: contactId }))],
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
    acts: [sends('save', { ...aunt, intent: 'save' }), sends('delete', { intent: 'delete' })],
  },
  '/organise/:secret': { at: () => `/organise/${secret}` },
  '/mail/card/:token': { at: () => '/mail/card/no.token' },
  '/mail/events/:secret': { at: () => `/mail/events/${'x'.repeat(32)}` },
  '/mail/birthdays/:token': { at: () => '/mail/birthdays/no.token' },
  '/mail/replies/:token': { at: () => '/mail/replies/no.token' },
  '/dashboard/settings': {
    shows: ({ sessionId }) => sessionId,
    acts: [
      sends('end a session', ({ sessionId }) => ({ intent: 'end-session', session: sessionId })),
      sends('set a password', { intent: 'set-password' }),
      sends('change the password', ({ password }) => ({
        ...{ intent: 'change-password', currentPassword: password },
        ...{ password, confirmPassword: password },
      })),
      { ...sends('log in again', { intent: 'log-in-again' }), endsSession: true },
      {
        ...sends('delete the account', ({ password }) => ({
          intent: 'delete-account',
          ownPassword: password,
        })),
        endsAccount: true,
      },
    ],
  },
  '/dashboard/settings/export': {
    acts: [{ name: 'export', body: () => form({}), shows: ({ cardId }) => cardId }],
  },
  '/profile': {
    shows: ({ email }) => email,
    acts: [
      sends('save', ({ photo }, { userId }) => ({
        ...{ intent: 'save', id: userId, userId, fullName: 'Somebody', website: '' },
        ...{ avatar: '', photo: photo.file },
      })),
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
