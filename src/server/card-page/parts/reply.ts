import { isolatedLine } from '#card/text/normalise-text.ts';
import { reactionPicture, reactions } from '#content/reactions.ts';
import { reactionKeys, replyTextLimit } from '#content/reply-form.ts';
import type { PartInput } from '../card-page.ts';
import { html, type Markup } from '../markup.ts';

type ReplyInput = Pick<PartInput, 'id' | 'words' | 'owner' | 'isRepliesClosed'>;

/** The form by which whoever opened the card answers it, and the link to make one back; not for its owner. */
export function replyPart({ id, words, owner, isRepliesClosed }: ReplyInput): Markup | null {
  if (owner) return null;
  const { fromName, toName } = words;
  return html`<section class="sheet reply" id="reply">
${isRepliesClosed ? null : replyForm({ id, fromName, typed: { name: toName } })}
<p><a class="button button-secondary" href="/studio?back=${id}">Make one back</a></p>
</section>`;
}

interface ReplyFormInput {
  readonly id: string;
  readonly fromName: string;
  readonly typed: Readonly<Record<string, string | undefined>>;
}

/** What was typed stays, whatever was wrong with it. No field cuts a text: the server says what is too long. */
export function replyForm({ id, fromName, typed }: ReplyFormInput): Markup {
  const from = isolatedLine(fromName);
  return html`<form action="/card/${id}/reply" method="post" data-reply>
<h2>Answer${from ? html` <bdi>${from}</bdi>` : null}</h2>
<fieldset class="reactions"><legend class="unseen">A reaction</legend>
${reactionKeys.map(
  (key) =>
    html`<label title="${reactions[key].label}"><input type="radio" name="reaction" value="${key}"${
      typed.reaction === key ? html` checked` : null
    }><img src="${reactionPicture(key)}" alt="${reactions[key].label}" width="40" height="40" loading="lazy"></label>\n`,
)}</fieldset>
<label>A line, if you like <small>(at most ${replyTextLimit} characters)</small>
<input class="field" name="text" dir="auto" value="${typed.text ?? ''}" autocomplete="off"></label>
<label>Your name
<input class="field" name="name" dir="auto" value="${typed.name ?? ''}" autocomplete="name"></label>
<p role="alert" class="problem"></p>
<p><button class="button button-primary">Send my answer</button></p>
<p><small>Only whoever made this card reads it.</small></p>
</form>`;
}
