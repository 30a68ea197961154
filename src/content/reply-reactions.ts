import type { ReactionKey } from './reply-form.ts';

/** What a receiver may answer with by one press; each is a drawing of ours, by the id of its emoji. */
export const reactions: Readonly<Record<ReactionKey, { readonly label: string; readonly emoji: string }>> = {
  love: { label: 'Love it', emoji: '2764' },
  joy: { label: 'It made me laugh', emoji: '1f602' },
  tears: { label: 'Happy tears', emoji: '1f979' },
  wow: { label: 'Wow', emoji: '1f62e' },
  party: { label: 'Let’s celebrate', emoji: '1f389' },
  thanks: { label: 'Thank you', emoji: '1f64f' },
};

/** All in one file, which a phone asks for once. */
const drawings = `/drawings/${Object.values(reactions)
  .map(({ emoji }) => emoji)
  .join('_')}.svg`;

/** The address of a reaction's drawing. */
export function reactionPicture(key: ReactionKey): string {
  return `${drawings}#${reactions[key].emoji}`;
}
