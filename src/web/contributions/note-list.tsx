import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { fileHref } from '#content/file-href.ts';
import { reportReasons } from '#content/report.ts';
import { Attachment } from '../components/attachment.tsx';
import { dashboardText } from '../texts/dashboard.ts';
import { signingText } from '../texts/signing.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { LocalDate } from '../ui/local-date.tsx';
import { Select } from '../ui/select.tsx';
import { LinkField } from '../ui/text-field.tsx';
import { type ShownNote, type SigningData, signingAddress } from './signing-data.ts';

type NoteListProps = Pick<SigningData, 'cardId' | 'notes' | 'opened'>;

/** What others wrote, with what the organiser can do. Words of strangers are text: nothing in them is a link. */
export function NoteList({ cardId, notes, opened }: NoteListProps) {
  const drag = useDraggedNote(cardId, notes);
  if (notes.length === 0) return <p className="text-ink-soft">{signingText('organise.notes.none')}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {notes.map((note, index) => (
        <NoteItem
          key={note.id}
          {...{ cardId, note, notes, drag }}
          above={neighbour(note, notes[index - 1])}
          below={neighbour(note, notes[index + 1])}
          afterNext={notes[index + 2] ?? null}
          isOpen={opened?.id === note.id}
          ownLink={opened?.ownLink ?? null}
        />
      ))}
    </ol>
  );
}

/** The note beside this one that it can change places with: those that are first stay first, late ones last. */
function neighbour(note: ShownNote, other: ShownNote | undefined): ShownNote | null {
  return other && other.isPinned === note.isPinned && other.isLate === note.isLate ? other : null;
}

interface DraggedNote {
  /** The note that changes places with what is dragged, if it were dropped now. */
  readonly over: string | null;
  /** The attributes of a note's handle. */
  handle(
    id: string,
  ): Pick<ComponentProps<'span'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
}

/** Pixels from the edge of the screen at which it scrolls, and how far at each move. */
const edge = { at: 90, by: 14 } as const;

/** Moves a note with a finger or the mouse; keys have the arrows. */
function useDraggedNote(cardId: string, notes: readonly ShownNote[]): DraggedNote {
  const { submit } = useFetcher();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const ids: readonly string[] = notes.map(({ id }) => id);
  function end() {
    setDragged(null);
    setOver(null);
  }
  return {
    over,
    handle: (id) => ({
      onPointerDown({ currentTarget, pointerId }) {
        currentTarget.setPointerCapture(pointerId);
        setDragged(id);
      },
      onPointerMove({ clientX, clientY }) {
        if (dragged !== id) return;
        if (clientY < edge.at) window.scrollBy(0, -edge.by);
        else if (clientY > window.innerHeight - edge.at) window.scrollBy(0, edge.by);
        setOver(otherAt(clientX, clientY, id));
      },
      onPointerUp({ clientX, clientY }) {
        // Asked anew: `over` may not have been rendered since the last move.
        const other = otherAt(clientX, clientY, id);
        if (dragged === id && other !== null) {
          // Downwards it comes to stand after that note.
          const at = ids.indexOf(other);
          const before = at > ids.indexOf(id) ? (ids[at + 1] ?? '') : other;
          const options = { method: 'post', action: signingAddress(cardId) } as const;
          void submit({ intent: 'move', note: id, before }, options);
        }
        end();
      },
      onPointerCancel: end,
    }),
  };
}

/** The note at that place of the screen, if it is another one. */
function otherAt(x: number, y: number, id: string): string | null {
  const note = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-note]')?.dataset.note;
  return note === undefined || note === id ? null : note;
}

function fileAddress(file: string, width?: number): string {
  return `${fileHref({ file })}${width === undefined ? '' : `?width=${width}`}`;
}

interface NoteItemProps {
  cardId: string;
  note: ShownNote;
  notes: readonly ShownNote[];
  drag: DraggedNote;
  above: ShownNote | null;
  below: ShownNote | null;
  afterNext: ShownNote | null;
  /** Whether what is seldom done with it is shown. */
  isOpen: boolean;
  ownLink: string | null;
}

function NoteItem({ cardId, note, notes, drag, above, below, afterNext, isOpen, ownLink }: NoteItemProps) {
  const { id, words, at, attachment } = note;
  const name = isolatedLine(note.name);
  const of = signingText('organise.ofNote', { name });
  const one = { cardId, note: id, of };
  return (
    <li
      data-note={id}
      className={classNames(
        'rounded-lg border-2 p-4',
        note.isWaiting ? 'border-marigold-edge bg-marigold-soft' : 'border-line',
        note.isHidden ? 'border-dashed' : 'bg-surface',
        drag.over === id && 'outline-3 outline-focus',
      )}
    >
      <div className="flex gap-3">
        <div className="min-w-0 grow">
          {attachment ? (
            <Attachment
              attachment={attachment}
              hrefOf={fileAddress}
              label={signingText(`organise.note.${attachment.kind}`, { name })}
            />
          ) : null}
          <p dir="auto" className="whitespace-pre-line text-lg [overflow-wrap:anywhere]">
            {words === null ? (
              <i>{signingText('organise.note.private')}</i>
            ) : (
              words ||
              (attachment ? null : <i className="text-ink-soft">{signingText('organise.note.onlyName')}</i>)
            )}
          </p>
          <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
            <bdi translate="no" className="font-bold text-ink">
              {name}
            </bdi>
            , <LocalDate iso={at} withTime />
          </p>
          <Badges note={note} />
        </div>
        <Moves {...{ one, notes, drag, above, below, afterNext }} />
      </div>
      <div className="flex flex-wrap items-start gap-1 pt-2">
        {note.isWaiting ? (
          <ChangeForm {...one} intent="approve" label={signingText('organise.approve')} isMain />
        ) : null}
        <ChangeForm
          {...one}
          intent={note.isHidden ? 'show' : 'hide'}
          label={note.isHidden ? signingText('organise.show') : signingText('organise.hide')}
        />
        <ChangeForm
          {...one}
          intent={note.isPinned ? 'unpin' : 'pin'}
          label={note.isPinned ? signingText('organise.unpin') : signingText('organise.pin')}
        />
        {isOpen ? null : (
          <ButtonLink
            to={`${signingAddress(cardId)}&note=${id}`}
            look="quiet"
            size="small"
            preventScrollReset
          >
            {signingText('organise.more')}
            <span className="sr-only"> {of}</span>
          </ButtonLink>
        )}
      </div>
      {isOpen ? (
        <div className="flex flex-col items-start gap-3 pt-2">
          {ownLink ? (
            <LinkField
              className="w-full"
              label={signingText('organise.ownLink', { name })}
              hint={signingText('organise.ownLink.hint', { name })}
              value={ownLink}
            />
          ) : null}
          <ChangeForm {...one} intent="renew-note" label={signingText('organise.ownLink.renew')} />
          {words === null ? null : <MergeForm {...one} notes={notes} />}
          <ReportForm {...one} />
        </div>
      ) : null}
    </li>
  );
}

interface MovesProps extends Pick<NoteItemProps, 'notes' | 'drag' | 'above' | 'below' | 'afterNext'> {
  one: OfNote;
}

/** A handle to drag the note by, and arrows for keys. */
function Moves({ one, notes, drag, above, below, afterNext }: MovesProps) {
  return (
    <div className="flex shrink-0 flex-col items-center gap-1">
      {notes.length > 1 ? (
        <span
          data-drag
          aria-hidden="true"
          {...drag.handle(one.note)}
          className="noscript:hidden inline-flex size-11 cursor-grab touch-none items-center justify-center text-ink-soft active:cursor-grabbing"
        >
          <GripVertical className="size-5" />
        </span>
      ) : null}
      {above ? (
        <ChangeForm {...one} intent="move" before={above.id} label={signingText('organise.up')}>
          <ArrowUp aria-hidden="true" className="size-5" />
        </ChangeForm>
      ) : null}
      {below ? (
        <ChangeForm {...one} intent="move" before={afterNext?.id ?? ''} label={signingText('organise.down')}>
          <ArrowDown aria-hidden="true" className="size-5" />
        </ChangeForm>
      ) : null}
    </div>
  );
}

/** To the operator, who sees the note and all that stands with it. */
function ReportForm({ cardId, note, of }: { cardId: string; note: string; of: string }) {
  return (
    <Form method="post" action={signingAddress(cardId)} preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="note" value={note} />
      <Select
        label={signingText('organise.report.reason')}
        name="reason"
        options={reportReasons.map(({ value }) => ({ value, label: dashboardText(`reason.${value}`) }))}
      />
      <Button type="submit" name="intent" value="report" look="quiet" size="small" className="self-start">
        {signingText('organise.report')}
        <span className="sr-only"> {of}</span>
      </Button>
    </Form>
  );
}

function Badges({ note }: { note: ShownNote }) {
  const badges = [
    note.isNew && signingText('organise.note.new'),
    note.isWaiting && signingText('organise.note.waiting'),
    note.isHidden && signingText('organise.note.hidden'),
    note.isPinned && signingText('organise.note.pinned'),
    note.isLate && signingText('organise.note.late'),
    note.isOnBehalf && signingText('organise.note.behalf'),
    note.audience === 'organiser' && signingText('sign.audience.organiser'),
  ].filter((badge) => badge !== false);
  if (badges.length === 0) return null;
  return <p className="font-bold text-leaf-text text-sm">{badges.join(' · ')}</p>;
}

interface OfNote {
  cardId: string;
  note: string;
  /** Read after a button: whose note it is about. */
  of: string;
}

interface ChangeFormProps extends OfNote {
  intent: string;
  label: string;
  before?: string;
  isMain?: boolean;
  /** In place of the label, which is read all the same. */
  children?: ReactNode;
}

function ChangeForm({ cardId, note, of, intent, label, before, isMain = false, children }: ChangeFormProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={signingAddress(cardId)}>
      <input type="hidden" name="note" value={note} />
      {before === undefined ? null : <input type="hidden" name="before" value={before} />}
      <Button
        type="submit"
        name="intent"
        value={intent}
        look={isMain ? 'primary' : 'quiet'}
        size="small"
        className={children ? 'px-3' : undefined}
        busy={fetcher.state !== 'idle'}
      >
        {children}
        <span className={children ? 'sr-only' : undefined}>{label}</span>
        <span className="sr-only"> {of}</span>
      </Button>
    </fetcher.Form>
  );
}

/** For somebody who signed twice. */
function MergeForm({ cardId, note, of, notes }: OfNote & Pick<SigningData, 'notes'>) {
  const others = notes.filter(({ id, words, isHidden }) => id !== note && words !== null && !isHidden);
  if (others.length === 0) return null;
  return (
    <Form
      method="post"
      action={signingAddress(cardId)}
      preventScrollReset
      className="flex w-full flex-col items-start gap-2"
    >
      <input type="hidden" name="note" value={note} />
      <Select
        label={signingText('organise.merge')}
        name="into"
        className="w-full"
        options={others.map(({ id, name, words }) => ({
          value: id,
          label: isolatedLine(words ? `${name}: ${words.slice(0, 40)}` : name),
        }))}
      />
      <Button type="submit" name="intent" value="merge" look="secondary" size="small">
        {signingText('organise.merge.action')}
        <span className="sr-only"> {of}</span>
      </Button>
    </Form>
  );
}
