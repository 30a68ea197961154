import type { Animation } from '#card/document/card.ts';
import { openingInstant, sealState } from '#card/seal/opening-instant.ts';
import type { Seal } from '#card/seal/seal.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import type { ClosenessClues } from '#content/closeness.ts';
import { enoughNotes } from '#content/contribution-choices.ts';
import { firstLanguage } from '#content/languages/languages.ts';
import { sealText } from '#content/seal-form.ts';
import { soundHref } from '#content/sounds.ts';
import type { CardFacts, ListedCard } from '#server/cards/types.ts';
import type { NoteCount } from '#server/contributions/types.ts';
import type { DeliveryCount } from '#server/deliveries/types.ts';
import type { UnseenReply } from '#server/replies/read.ts';
import type { ReplyCount } from '#server/replies/types.ts';
import type { SharedCard } from '#server/shares/read.ts';
import { deliveryAddress, pictureAddress } from '../share/card-to-share.ts';
import { citiesList } from '../texts/cities.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { pageLanguage } from '../texts/page-language.ts';

export const dashboardTabs = ['drafts', 'created', 'shared'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const tabLabels = (): Record<DashboardTab, string> => ({
  drafts: dashboardText('tab.drafts'),
  created: dashboardText('tab.created'),
  shared: dashboardText('tab.shared'),
});

/** A card as the dashboard shows it. */
export interface Tile {
  /** Unique for each tile: a card that was shared twice has two tiles. */
  readonly key: string;
  readonly cardId: string;
  readonly toName: string;
  readonly fromName: string;
  /** The card's. */
  readonly language: string;
  /** By which its words know how to say “you”. */
  readonly closenessClues: Omit<ClosenessClues, 'language'>;
  readonly animation: Animation;
  /** The address of its sound. */
  readonly sound: string | null;
  /** Whether it opens from its envelope. */
  readonly hasEnvelope: boolean;
  readonly isDraft: boolean;
  /** Whether its owner marked it. */
  readonly isFavourite: boolean;
  /** Whether the operator hid it from everybody but its owner. */
  readonly isHidden: boolean;
  /** Null for a card that cannot be read. Its owner can still delete it. */
  readonly picture: string | null;
  readonly createdAt: string;
  /** How often others opened it; null where that is not shown. */
  readonly views: number | null;
  /** Until when it is sealed; null for a card that is open. */
  readonly sealed: SealedUntil | null;
  /** What receivers answered; null where nobody did, and for drafts. */
  readonly replies: ReplyCount | null;
  /** What others wrote on it; null where nobody was asked to. */
  readonly notes: NoteCount | null;
  /** The birthday of one of their people that it is for, `2026-11-12`; null for any other card. */
  readonly birthday: string | null;
  /** What became of the mails with its link, in words; null where there are none. */
  readonly mails: string | null;
  readonly shared: { readonly channel: SharedCard['channel']; readonly at: string } | null;
}

export interface SealedUntil {
  /** "November 12, 2026, 08:00 in Mumbai". */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly opens: number;
  /** `2026-11-12`, in that place. */
  readonly date: string;
  /** Null where nobody knows the place. */
  readonly zone: string | null;
}

/** What others did to a card of a list, what it is for, and whether it is marked. */
interface TileFacts {
  readonly replies?: ReplyCount | undefined;
  readonly notes?: NoteCount | undefined;
  readonly birthday?: string | undefined;
  readonly mails?: DeliveryCount | undefined;
  readonly isFavourite?: boolean;
}

export function tileOf(
  { card, views, ...facts }: ListedCard,
  { replies, notes, birthday, mails, isFavourite = false }: TileFacts = {},
): Tile {
  const isDraft = facts.access.status === 'draft';
  return {
    ...base(facts, card),
    key: facts.id,
    views: isDraft ? null : views,
    replies: replies ?? null,
    notes: notes ?? null,
    birthday: birthday ?? null,
    mails: mails ? mailsText(mails) : null,
    isFavourite,
  };
}

function mailsText({ problems, ...counts }: DeliveryCount): string {
  return problems > 0 ? dashboardText('card.mails.problem') : dashboardText('card.mails.count', counts);
}

export function sharedTile(
  { shareId, channel, sharedAt, facts, card }: SharedCard,
  { mails, isFavourite = false }: Pick<TileFacts, 'mails' | 'isFavourite'> = {},
): Tile {
  return {
    ...base(facts, card),
    key: shareId,
    mails: mails ? mailsText(mails) : null,
    isFavourite,
    shared: { channel, at: sharedAt.toISOString() },
  };
}

/** A new reply as the dashboard shows it, with the card that it is to. */
export interface ReplyTile
  extends Pick<UnseenReply['reply'], 'id' | 'reaction' | 'text' | 'name' | 'voiceId'> {
  readonly at: string;
  readonly tile: Tile;
}

export function replyTile({ reply: { createdAt, ...reply }, facts, card }: UnseenReply): ReplyTile {
  const tile = { ...base(facts, card), key: reply.id };
  return { ...reply, at: createdAt.toISOString(), tile };
}

function base(facts: CardFacts, card: ListedCard['card']) {
  return {
    cardId: facts.id,
    toName: card?.toName ?? '',
    fromName: card?.fromName ?? '',
    language: card?.language ?? firstLanguage,
    closenessClues: card ? closenessCluesOf(card) : {},
    animation: card?.animation ?? 'fade',
    sound: soundHref(card?.audio ?? null),
    hasEnvelope: card?.opening.shown ?? false,
    isDraft: facts.access.status === 'draft',
    isFavourite: false,
    isHidden: facts.access.isHidden,
    sealed: sealedUntil(facts.access.seal),
    picture: card && pictureAddress(facts),
    createdAt: facts.createdAt.toISOString(),
    views: null,
    replies: null,
    notes: null,
    birthday: null,
    mails: null,
    shared: null,
  };
}

function closenessCluesOf({ tone, relationship, closeness }: NonNullable<ListedCard['card']>) {
  return { tone, relationship, ...(closeness && { closeness }) };
}

function sealedUntil(seal: Seal | null): SealedUntil | null {
  if (!seal || sealState(seal, Date.now()) === 'open') return null;
  return {
    text: sealText(seal, { language: pageLanguage(), text: dashboardText, cityNames: citiesList() }),
    opens: openingInstant(seal),
    zone: seal.zone,
    date: seal.date,
  };
}

/** Whether a card that others were asked to sign opens within a day, and hardly anybody did. */
export function hasFewNotes({ sealed, notes }: Tile): boolean {
  return (
    sealed !== null && notes !== null && notes.all < enoughNotes && sealed.opens < Date.now() + 86_400_000
  );
}

/** Whether others can open the card. */
export function isPublic({ isDraft, isHidden, picture }: Tile): boolean {
  return !isDraft && !isHidden && picture !== null;
}

/** Where the birthday of whoever got the card is kept for the next year. */
export function remindAddress(cardId: string): string {
  return `/people?card=${cardId}`;
}

/** Where the look of a card is saved as a design. */
export function saveDesignAddress(cardId: string): string {
  return `/dashboard/designs/new?card=${cardId}`;
}

/** Pages of a published card: their addresses and what leads there. */
export const cardMenuLinks = (cardId: string) =>
  [
    [`/dashboard/seal?card=${cardId}`, dashboardText('seal.title')],
    [deliveryAddress(cardId), dashboardText('mail.action')],
    [remindAddress(cardId), dashboardText('remind.action')],
  ] as const;

export function cardTitle({ toName }: Pick<Tile, 'toName'>): string {
  const name = isolatedLine(toName);
  return name ? dashboardText('card.title.named', { name }) : dashboardText('card.title.unnamed');
}

/** The warning before a card is deleted. */
export function deletionWarning({ toName }: Pick<Tile, 'toName'>): string {
  const name = isolatedLine(toName);
  return name ? dashboardText('delete.done.named', { name }) : dashboardText('delete.done.text');
}
