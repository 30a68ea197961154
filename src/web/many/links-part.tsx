import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useStore } from 'zustand';
import { csvText } from '#content/many/csv.ts';
import { copyLink } from '../components/copy-link.tsx';
import { saveFile } from '../components/save-file.ts';
import { manyText } from '../texts/many.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';
import type { Row } from './draft.ts';
import { isReady } from './files-part.tsx';
import { useMany } from './many-context.ts';
import { Part } from './parts.tsx';
import { sendMany } from './send-many.ts';
import { useGrowing } from './use-growing.ts';

/** Publishes the cards, and shows their links. */
export function LinksPart() {
  const { many, start } = useMany();
  const rows = useStore(many, (state) => state.rows);
  const isSealed = useStore(many, (state) => state.isSealed);
  const canMake = useStore(many, isReady);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const { room, userId } = start;
  const waiting = rows.filter(({ card }) => card === null);
  const published = rows.filter(({ card }) => card !== null);
  const dated = waiting.filter(({ day }) => day !== null).length;
  const hasRoom = waiting.length <= room.left;

  async function publish() {
    setProblem(null);
    setSending(true);
    const { design, words, rows: all } = many.getState();
    const sent = all.filter(({ card }) => card === null);
    const answer = await sendMany({ userId, draft: { design, words, isSealed }, rows: sent });
    setSending(false);
    if ('error' in answer) return setProblem(answer.error);
    many.published(answer.made);
    toast({ title: manyText('links.published.toast', { count: answer.made.length }) });
    await revalidate();
  }

  return (
    <Part
      id="links"
      title={manyText('links.title')}
      lead={
        <>
          <p className="text-ink-soft">{manyText('links.lead')}</p>
          <p className="text-ink-soft">{roomText(room)}</p>
        </>
      }
    >
      {dated > 0 ? (
        <div>
          <Checkbox
            label={manyText('links.seal.label')}
            checked={isSealed}
            onChange={({ target }) => many.change({ isSealed: target.checked })}
          />
          <p className="text-ink-soft text-sm">{manyText('links.seal.hint', { count: dated })}</p>
        </div>
      ) : null}
      {waiting.length > 0 ? (
        <>
          {hasRoom ? null : <FieldError id="links-room">{manyText('links.noRoom.error')}</FieldError>}
          {problem ? <FieldError id="links-problem">{problem}</FieldError> : null}
          <Button
            className="self-start"
            disabled={!canMake || !hasRoom}
            busy={isSending}
            busyText={manyText('links.publish.status')}
            onClick={() => void publish()}
          >
            {manyText('links.publish.action', { count: waiting.length })}
          </Button>
        </>
      ) : null}
      {published.length > 0 ? <Published rows={published} /> : null}
    </Part>
  );
}

function roomText({ max, left, account }: ReturnType<typeof useMany>['start']['room']): string {
  return account === null
    ? manyText('links.room.member', { max, left })
    : manyText('links.room.guest', { max, left, account });
}

function Published({ rows }: { rows: readonly Row[] }) {
  const { many, start } = useMany();
  const isSealed = useStore(many, (state) => state.isSealed);
  const drawn = useGrowing(rows.length);
  const [isAsking, setAsking] = useState(false);
  const linkOf = ({ card }: Row) => `${start.origin}/card/${card}`;

  async function copyAll() {
    const text = rows.map((row) => `${row.name}: ${linkOf(row)}`).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: manyText('links.copied.toast') });
    } catch {
      download();
    }
  }

  function download() {
    const opens = isSealed && rows.some(({ day }) => day !== null);
    const head = [manyText('card.name.label'), manyText('links.csv.link')];
    const table = [
      [...head, ...(opens ? [manyText('links.csv.opens')] : [])],
      ...rows.map((row) => [row.name, linkOf(row), ...(opens ? [row.day ?? ''] : [])]),
    ];
    saveFile(new Blob([csvText(table)], { type: 'text/csv' }), `${manyText('files.name')}.csv`);
  }

  return (
    <>
      <p>{manyText('links.published.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copyAll()}
        >
          {manyText('links.copyAll.action')}
        </Button>
        <Button look="secondary" icon={<Download aria-hidden="true" className="size-5" />} onClick={download}>
          {manyText('links.csv.action')}
        </Button>
        <Button look="quiet" aria-expanded={isAsking} onClick={() => setAsking(true)}>
          {manyText('links.again.action')}
        </Button>
      </div>
      {isAsking ? (
        <Notice title={manyText('links.again.title')}>
          <p role="status">{manyText('links.again.text')}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button look="secondary" size="small" onClick={() => setAsking(false)}>
              {manyText('links.again.cancel')}
            </Button>
            <Button size="small" onClick={many.startAnew}>
              {manyText('links.again.action')}
            </Button>
          </div>
        </Notice>
      ) : null}
      <ol aria-label={manyText('links.list.label')} className="flex flex-col divide-y divide-line">
        {rows.slice(0, drawn).map((row) => (
          <li
            key={row.key}
            className="flex items-center gap-3 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
          >
            <span className="min-w-0 grow py-1 [overflow-wrap:anywhere]">
              <bdi className="font-bold">{row.name}</bdi>{' '}
              <a href={linkOf(row)} dir="ltr" className="link text-sm">
                {linkOf(row)}
              </a>
            </span>
            <IconButton
              label={manyText('links.copy.action', { name: row.name })}
              icon={<Copy className="size-5" />}
              onClick={() => void copyLink(linkOf(row))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
