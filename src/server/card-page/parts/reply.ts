import { isolatedLine } from '#card/text/normalise-text.ts';
import { reactionPicture } from '#content/reactions.ts';
import { reactionKeys, replyTextLimit } from '#content/reply-form.ts';
import type { PartInput } from '../card-page.ts';
import { fillSlots, html, type Markup, slot } from '../markup.ts';

type ReplyInput = Pick<PartInput, 'id' | 'words' | 'owner' | 'isRepliesClosed' | 'text'>;

/** The form by which whoever opened the card answers it, and the link to make one back; not for its owner. */
export function replyPart({ id, words, owner, isRepliesClosed, text }: ReplyInput): Markup | null {
  if (owner) return null;
  const { fromName, toName } = words;
  return html`<section class="sheet reply" id="reply">
${isRepliesClosed ? null : replyForm({ id, fromName, typed: { name: toName }, text })}
<p><a class="button button-secondary" href="/studio?back=${id}">${text('answer.back')}</a></p>
</section>`;
}

interface ReplyFormInput {
  readonly id: string;
  readonly fromName: string;
  readonly typed: Readonly<Record<string, string | undefined>>;
  readonly text: PartInput['text'];
  /** Its heading is that of the page. */
  readonly isPage?: boolean;
}

/** What was typed stays, whatever was wrong with it. No field cuts a text: the server says what is too long. */
export function replyForm({ id, fromName, typed, text, isPage = false }: ReplyFormInput): Markup {
  const from = isolatedLine(fromName);
  const title = from
    ? fillSlots(text('answer.to', { name: slot(0) }), html`<bdi>${from}</bdi>`)
    : text('answer');
  return html`<form action="/card/${id}/reply" method="post" data-reply>
${isPage ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
<fieldset class="reactions"><legend class="unseen">${text('answer.reaction')}</legend>
${reactionKeys.map(
  (key) =>
    html`<label title="${text(`reaction.${key}`)}"><input type="radio" name="reaction" value="${key}"${
      typed.reaction === key ? html` checked` : null
    }><img src="${reactionPicture(key)}" alt="${text(`reaction.${key}`)}" width="40" height="40" loading="lazy"></label>\n`,
)}</fieldset>
<label>${text('answer.line')} <small>${text('answer.line.limit', { limit: replyTextLimit })}</small>
<input class="field" name="text" dir="auto" value="${typed.text ?? ''}" autocomplete="off"></label>
<label>${text('answer.name')}
<input class="field" name="name" dir="auto" value="${typed.name ?? ''}" autocomplete="name"></label>
<p role="alert" class="problem"></p>
<p><button class="button button-primary">${text('answer.send')}</button></p>
<p><small>${text('answer.private')}</small></p>
</form>`;
}
