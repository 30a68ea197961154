import { isolatedLine } from '#card/text/normalise-text.ts';
import { reactionPicture } from '#content/reply-reactions.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { LocalDate } from '../ui/local-date.tsx';
import { RepliesLink } from './replies-link.tsx';
import type { ReplyTile, Tile } from './tiles.ts';

interface UnseenRepliesProps {
  replies: readonly ReplyTile[];
  onReplies: (tile: Tile) => void;
}

/** What receivers answered since its owner looked, each beside its card. */
export function UnseenReplies({ replies, onReplies }: UnseenRepliesProps) {
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="answers" className="mt-8">
      <h2 id="answers" className="text-2xl">
        {dashboardText('answers.title')}
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {replies.map((reply) => (
          <UnseenReply key={reply.id} {...{ reply, onReplies }} />
        ))}
      </ul>
    </section>
  );
}

function UnseenReply({
  reply: { reaction, text, voiceId, name, at, tile },
  onReplies,
}: Pick<UnseenRepliesProps, 'onReplies'> & { reply: ReplyTile }) {
  return (
    <li
      data-card={tile.cardId}
      className="sheet relative flex overflow-hidden focus-within:shadow-lg hover:shadow-lg"
    >
      {tile.picture ? (
        <img
          src={tile.picture}
          alt=""
          width={640}
          height={480}
          className="ms-3 block aspect-card w-2/5 shrink-0 self-center rounded-md bg-cream shadow-sm"
        />
      ) : null}
      <div className="flex min-w-0 grow flex-col justify-center gap-1 px-4 py-3">
        <div className="flex items-center gap-3">
          {reaction ? (
            <img
              src={reactionPicture(reaction)}
              alt={dashboardText(`reaction.${reaction}`)}
              width={40}
              height={40}
              className="size-10 shrink-0"
            />
          ) : null}
          {text || voiceId ? (
            <p dir="auto" className="line-clamp-3 min-w-0 [overflow-wrap:anywhere]">
              {text || dashboardText('answers.voice.text')}
            </p>
          ) : null}
        </div>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          <bdi translate="no" className="font-bold">
            {isolatedLine(name) || dashboardText('replies.nameless.name')}
          </bdi>
          , <LocalDate iso={at} withTime />
        </p>
        <RepliesLink {...{ tile, onReplies }} className="after:absolute after:inset-0">
          {dashboardText('answers.read.action')}
        </RepliesLink>
      </div>
    </li>
  );
}
