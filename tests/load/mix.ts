import { newCard } from '#card/document/card.ts';
import { random } from '#card/scene/random.ts';
import { photoFile } from '#tests/pictures/samples.ts';
import { saveRequest } from '#tests/support/visitor.ts';
import type { Answer, Asked } from './client.ts';
import type { LoadMember } from './members.ts';
import { cardId, cardsOfMember, isPublished } from './seed.ts';

export const kinds = ['card', 'home', 'gallery', 'dashboard', 'save', 'upload'] as const;
export type Kind = (typeof kinds)[number];

/** Of a hundred requests. */
const share: Readonly<Record<Kind, number>> = {
  card: 80,
  home: 5,
  gallery: 5,
  dashboard: 5,
  save: 3,
  upload: 2,
};

export interface Drawn extends Asked {
  readonly kind: Kind;
  /** Told what came of it. */
  readonly done?: (answer: Answer) => void;
}

/** Makes up what visitors and members ask next; the same sequence for the same seed. */
export interface Mix {
  next(): Drawn;
  /** A card that anybody may be asked for, each as likely as the others. */
  anyCard(): Drawn;
  /** The same, past the memory: answers to somebody with a cookie of ours are rendered each time. */
  renderedCard(): Drawn;
}

interface MixParts {
  readonly members: readonly LoadMember[];
  /** Cards of the site. */
  readonly count: number;
  readonly origin: string;
  readonly seed: number;
  /** Of the members' cards, by their ids. */
  readonly revisions: ReadonlyMap<string, number>;
}

/** As browsers say who they are, so that views are counted as they will be. */
const visitor = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en-GB,en;q=0.8',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
};

const bigPrime = 15_485_863;

export async function createMix({ members, count, origin, seed, revisions }: MixParts): Promise<Mix> {
  const chance = random(seed);
  const photos = await Promise.all([0, 1].map((number) => photoFile(1600, 1200, number)));
  const tickets = members.flatMap((member, index): Ticket[] => {
    const [first, last] = cardsOfMember(index, count);
    const ids = Array.from({ length: last - first + 1 }, (_, n) => cardId(first + n));
    return ids.map((id) => ({ member, id, revision: revisions.get(id) ?? 1 }));
  });

  function publishedFrom(number: number): number {
    return isPublished(number) ? number : 1 + (number % count);
  }

  /** Few cards are read by many: the n-th in favour is read an n-th as often as the first (Zipf). */
  function favourite(): string {
    const rank = Math.floor(count ** chance.float());
    return cardId(publishedFrom(1 + ((rank * bigPrime) % count)));
  }

  const any = () => cardId(publishedFrom(1 + Math.floor(chance.float(0, count))));
  const asMember = (member: LoadMember) => ({ ...visitor, cookie: member.cookie, origin });

  function save(): Drawn {
    const ticket = tickets.shift();
    // All of them are being saved at this moment.
    if (!ticket) return makers.home();
    const { member, id } = ticket;
    const card = { ...newCard(ticket.revision), toName: 'Asha', message: `Saved ${ticket.revision} times.` };
    const stored = { cardId: id, expectedRevision: ticket.revision, status: 'published' };
    const body = Buffer.from(JSON.stringify(saveRequest(member, { ...stored, card })));
    const headers = { ...asMember(member), accept: '*/*', 'content-type': 'application/json' };
    const done = ({ status, body: said }: Answer) => {
      if (status === 200) ticket.revision += 1;
      else if (status === 409)
        ticket.revision = (JSON.parse(said.toString()) as { revision: number }).revision;
      tickets.push(ticket);
    };
    return { kind: 'save', method: 'POST', path: '/studio/save', headers, body, isRead: true, done };
  }

  const makers: Readonly<Record<Kind, () => Drawn>> = {
    // Everybody from an address of their own.
    card: () => ({
      kind: 'card',
      path: `/card/${favourite()}`,
      headers: { ...visitor, 'x-forwarded-for': `198.18.${chance.int(0, 255)}.${chance.int(0, 255)}` },
    }),
    home: () => ({ kind: 'home', path: '/', headers: visitor }),
    gallery: () => ({ kind: 'gallery', path: '/gallery', headers: visitor }),
    dashboard: () => ({
      kind: 'dashboard',
      path: chance.pick([
        '/dashboard',
        '/dashboard?tab=created',
        '/dashboard?tab=shared',
        '/dashboard?search=asha+dishes',
      ]),
      headers: asMember(chance.pick(members)),
    }),
    save,
    upload: () => ({
      kind: 'upload',
      method: 'POST',
      path: '/studio/photo',
      headers: { ...asMember(chance.pick(members)), accept: '*/*', 'content-type': 'image/jpeg' },
      body: chance.pick(photos),
    }),
  };

  return {
    next() {
      let place = chance.float(0, 100);
      const kind = kinds.find((one) => {
        place -= share[one];
        return place < 0;
      });
      return makers[kind ?? 'card']();
    },
    anyCard: () => ({ kind: 'card', path: `/card/${any()}`, headers: visitor }),
    renderedCard: () => ({
      kind: 'card',
      path: `/card/${any()}`,
      headers: { ...visitor, cookie: 'bb_load=1' },
    }),
  };
}

/** A card that can be saved, and the revision it has now; two saves of one card at a time would be a conflict. */
interface Ticket {
  readonly member: LoadMember;
  readonly id: string;
  revision: number;
}
