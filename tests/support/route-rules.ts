import { newCard } from '#card/document/card.ts';

/*
 * Who may do what, for every route of the product: `access-matrix.spec.ts` asks each of them as everybody whom it may
 * concern, and fails for a route that has no line here. A page that is the same for all takes one line: `everyone`.
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
  /** Stands in the draft and nowhere else. */
  readonly message: string;
}

export interface Rule {
  /** `everyone`: the same for all. `members`: one's own. `owner`: a thing that only its owner may see. */
  readonly for: 'everyone' | 'members' | 'owner';
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

const everyone: Rule = { for: 'everyone' };

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

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
    expectedRevision: status === 'draft' ? 1 : 2,
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

/** `2026-11-12`. */
export function nextMonth(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
}

const ofDraft = (rest = ''): Pick<Rule, 'for' | 'at'> => ({
  for: 'owner',
  at: ({ cardId }) => `/card/${cardId}${rest}`,
});

export const routeRules: Readonly<Record<string, Rule>> = {
  '/': everyone,
  '/login': everyone,
  '/login/:provider': { for: 'everyone', at: () => '/login/google' },
  '/signup': everyone,
  '/signout': {
    for: 'everyone',
    acts: [{ name: 'sign out', body: () => form({}), endsSession: true }],
  },
  '/language': everyone,
  '/session.json': { for: 'everyone', shows: ({ email }) => email },
  '/confirm-email': everyone,
  '/reset-password': everyone,
  '/gallery': everyone,
  '/gallery/:id/picture.webp': { for: 'everyone', at: () => '/gallery/lift-off/picture.webp' },
  '/discover': everyone,
  '/likes': everyone,
  '/likes/:design': { for: 'everyone', at: () => '/likes/lift-off' },
  '/content': everyone,
  '/parts': everyone,
  '/drawings/:id.svg': { for: 'everyone', at: () => '/drawings/1f1ee-1f1f3.svg' },
  '/about': everyone,
  '/contact': everyone,
  '/brand/logo': everyone,
  '/brand/colors.css': everyone,
  '/report': everyone,
  '/report/send': everyone,
  '/faqs': everyone,
  '/video-tutorials': everyone,
  '/privacy': everyone,
  '/terms': everyone,
  '/refund': everyone,
  '/cookies': everyone,
  '/dmca': everyone,
  '/robots.txt': everyone,
  '/sitemap.xml': everyone,
  '/preview.jpg': everyone,
  '/offline': everyone,
  '/service-worker.js': everyone,
  '/studio/offline': everyone,
  '/site.webmanifest': everyone,
  '/*': { for: 'everyone', at: () => '/no/such/page' },

  '/studio': {
    for: 'owner',
    at: ({ cardId }) => `/studio?cardId=${cardId}`,
    shows: ({ message }) => message,
  },
  '/studio/photo': {
    for: 'members',
    acts: [{ name: 'add a photo', body: () => new Uint8Array(onePixel) }],
  },
  '/studio/sound': { for: 'members' },
  '/studio/save': {
    for: 'members',
    acts: [
      { name: 'save over the draft', body: save('draft') },
      { name: 'publish it', body: save('published') },
    ],
  },
  '/studio/share': {
    for: 'members',
    // After the publication: a draft is not shared.
    acts: [
      {
        name: 'share it',
        body: ({ cardId }) => ({ cardId, channel: 'link', key: 'aaaaaaaaaaaaaaaaaaaaaa' }),
      },
    ],
  },
  '/studio/wish': { for: 'members' },
  '/dashboard': {
    for: 'members',
    shows: ({ cardId }) => cardId,
    acts: [
      { name: 'copy', body: ({ cardId }) => form({ cardId, intent: 'duplicate' }) },
      { name: 'delete', body: ({ cardId }) => form({ cardId, intent: 'delete' }) },
      { name: 'bring back', body: ({ cardId }) => form({ cardId, intent: 'undo' }) },
    ],
  },
  '/dashboard/replies': {
    for: 'owner',
    at: ({ cardId }) => `/dashboard/replies?card=${cardId}`,
    acts: [
      { name: 'take no replies', body: () => form({ intent: 'close' }) },
      { name: 'take replies', body: () => form({ intent: 'open' }) },
      { name: 'delete a reply', body: ({ replyId }) => form({ intent: 'delete', reply: replyId }) },
    ],
  },
  '/dashboard/seal': {
    for: 'owner',
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
  '/mail/replies/:token': { for: 'everyone', at: () => '/mail/replies/no.token' },
  '/dashboard/settings': {
    for: 'members',
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
    for: 'members',
    acts: [{ name: 'export', body: () => form({}), shows: ({ cardId }) => cardId }],
  },
  '/guest/cards': { for: 'members' },
  '/guest/edit-link': { for: 'members' },
  '/guest/link': everyone,
  '/guest/sign-out': { for: 'members' },
  '/profile': {
    for: 'members',
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
  '/card/:id/formats': ofDraft('/formats'),
  '/card/:id/card.png': ofDraft('/card.png'),
  '/card/:id/calendar.ics': { ...ofDraft('/calendar.ics'), for: 'everyone' },
  '/card/:id/reply': { ...ofDraft('/reply'), for: 'everyone' },
  '/card/:id/card.html': { ...ofDraft('/card.html'), shows: ({ message }) => message },
  '/card/:id/preview.jpg': ofDraft('/preview.jpg'),
  '/card/:id/picture.jpg': ofDraft('/picture.jpg'),
  '/card/:id/print.pdf': ofDraft('/print.pdf'),
  '/files/:id': { for: 'owner', at: ({ photo }) => `/files/${photo.file}` },

  '/healthz': everyone,
  '/readyz': everyone,
  '/assets/*': { for: 'everyone', at: () => '/assets/none.js' },
  '/fonts/*': { for: 'everyone', at: () => '/fonts/none.woff2' },
  '/emoji/:version/*': { for: 'everyone', at: () => '/emoji/1/none.json' },
  '/audio/*': { for: 'everyone', at: () => '/audio/none.m4a' },
  '/film/*': { for: 'everyone', at: () => '/film/none.mp4' },
  '/licences.txt': everyone,
  '/api/auth/*': { for: 'everyone', at: () => '/api/auth/get-session' },
  '/api/auth/sign-in/email': everyone,
  '/api/auth/sign-in/anonymous': { for: 'everyone', makesGuest: true },
  '/api/auth/sign-in/edit-link': everyone,
  '/api/auth/sign-in/social': everyone,
  '/api/auth/callback/google': everyone,
  '/api/auth/callback/facebook': everyone,
  '/api/auth/sign-up/email': everyone,
  '/api/auth/sign-out': {
    for: 'everyone',
    acts: [{ name: 'sign out', body: () => ({}), endsSession: true }],
  },
  '/api/auth/send-verification-email': everyone,
  '/api/auth/request-password-reset': everyone,
  '/api/auth/reset-password': everyone,
  '/api/auth/confirm-email': everyone,
  '/api/auth/verify-email': everyone,
};

/** A GIF of one pixel. */
const onePixel = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
