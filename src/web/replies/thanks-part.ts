import type { Text } from '#content/languages/areas.ts';
import { textIn } from '#content/languages/text-in.ts';
import type { ReactionKey } from '#content/reply-form.ts';
import { reactionPicture } from '#content/reply-reactions.ts';
import type { CardId } from '#server/cards/types.ts';
import { listThanks } from '#server/replies/read.ts';
import type { Services } from '#server/services.ts';
import { html, type Markup } from '../card-page/frame/markup.ts';
import { pageLanguage } from '../texts/page-language.ts';

interface ThanksAsked {
  readonly cardId: CardId;
  readonly noteId: string;
  /** Of the note's own link. */
  readonly secret: string;
}

/** Reads what receivers said to whoever wrote a note, or to all who signed; null where nobody said anything. */
export function createThanksPart({ db }: Pick<Services, 'db'>) {
  return async ({ cardId, noteId, secret }: ThanksAsked): Promise<Markup | null> => {
    const thanks = await listThanks(db, cardId, noteId);
    if (thanks.length === 0) return null;
    const text = textIn(pageLanguage(), 'card-page');
    return html`<section class="signing-thanks"><h2>${text('thanks.heading')}</h2>
${thanks.map(
  (one) =>
    html`<p dir="auto">${one.reaction && reactionImage(one.reaction, text)}${one.text}${one.voiceId && html`<audio controls preload="none" src="/sign/${secret}/replies/${one.voiceId}" aria-label="${text('answer.voice')}"></audio>`}${one.name ? html` <b>${one.name}</b>` : null}</p>\n`,
)}</section>`;
  };
}

function reactionImage(key: ReactionKey, text: Text<'card-page'>): Markup {
  const label = text(`reaction.${key}`);
  return html`<img src="${reactionPicture(key)}" alt="${label}" title="${label}" width="40" height="40"> `;
}
