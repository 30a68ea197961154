import type { CardFacts, ListedCard } from '#server/cards/types.ts';
import type { SharedCard } from '#server/shares/types.ts';

export const dashboardTabs = ['drafts', 'created', 'shared'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const tabLabels: Record<DashboardTab, string> = {
  drafts: 'Drafts',
  created: 'Created',
  shared: 'Sent/Shared',
};

/** The tab named in an address; the first one when it names none. */
export function readTab(value: string | null): DashboardTab {
  return dashboardTabs.find((tab) => tab === value) ?? 'drafts';
}

/** A card as the dashboard shows it. */
export interface Tile {
  /** Differs for each tile: a card shared twice has two. */
  readonly key: string;
  readonly cardId: string;
  readonly toName: string;
  readonly isDraft: boolean;
  /** Null for a card that cannot be read; its owner can still delete it. */
  readonly picture: string | null;
  readonly createdAt: string;
  readonly shared: { readonly channel: SharedCard['channel']; readonly at: string } | null;
}

export function tileOf({ card, ...facts }: ListedCard): Tile {
  return { ...base(facts, card), key: facts.id, shared: null };
}

export function sharedTile({ shareId, channel, sharedAt, facts, card }: SharedCard): Tile {
  return { ...base(facts, card), key: shareId, shared: { channel, at: sharedAt.toISOString() } };
}

function base(facts: CardFacts, card: ListedCard['card']) {
  return {
    cardId: facts.id,
    toName: card?.toName.trim() ?? '',
    isDraft: facts.status === 'draft',
    picture: card && `/card/${facts.id}/picture.jpg?revision=${facts.revision}`,
    createdAt: facts.createdAt.toISOString(),
  };
}

/** What is said before a card is deleted. */
export function deletionWarning({ toName }: Pick<Tile, 'toName'>): string {
  return `${toName ? `The card for ${toName}` : 'The card'} is deleted for good, and its link stops working.`;
}

export const channelLabels: Record<SharedCard['channel'], string> = {
  whatsapp: 'WhatsApp',
  email: 'e-mail',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  x: 'X',
  link: 'a copied link',
  qr: 'a QR code',
  device: 'your device’s share menu',
};
