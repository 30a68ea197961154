import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { userReference } from './accounts.ts';
import { cardReference } from './cards.ts';
import { isOneOf, moment } from './columns.ts';

export const shareChannels = [
  'whatsapp',
  'email',
  'facebook',
  'instagram',
  'youtube',
  'pinterest',
  'x',
  'link',
  'qr',
  'device',
] as const;
export type ShareChannel = (typeof shareChannels)[number];

export const sharedCards = pgTable(
  'shared_cards',
  {
    id: text('id').primaryKey(),
    cardId: cardReference(),
    senderUserId: userReference('sender_user_id'),
    channel: text('channel', { enum: shareChannels }).notNull(),
    sharedAt: moment('shared_at').notNull().defaultNow(),
  },
  (table) => [
    check('shared_cards_channel_check', isOneOf(table.channel, shareChannels)),
    index('shared_cards_sender_index').on(table.senderUserId, table.sharedAt, table.id),
    index('shared_cards_card_id_index').on(table.cardId),
  ],
);
