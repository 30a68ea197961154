import { reasonLabel } from '#content/report.ts';
import type { OperatorCard, OperatorCardCase } from '#server/operator/read.ts';
import { Attachment } from '../components/attachment.tsx';
import {
  ButtonRow,
  CardPicture,
  CommandButton,
  LookUp,
  Pager,
  QuotedText,
  ReportStateButton,
  Section,
  Sender,
  UtcTime,
} from './parts.tsx';

interface CardSearchProps {
  /** What people wrote about it, when it is one card that was looked up. */
  cardCase: OperatorCardCase | null;
  /** What was looked up. */
  search: string;
  title: string;
  cards: readonly OperatorCard[];
  pages: { readonly cursor: string | null; readonly previous: string | null } | null;
}

export function CardSearch({ search, title, cards, pages, cardCase }: CardSearchProps) {
  return (
    <>
      <Section title="One card, or the cards of an account">
        <LookUp
          path="/admin/cards"
          name="card"
          label="Address or id of a card, or email address of an account"
          value={search}
        />
      </Section>
      <Section title={title}>
        {cards.length === 0 ? <p>There are none.</p> : null}
        <ul className="flex flex-col gap-4">
          {cards.map((card) => (
            <li
              key={card.id}
              className="flex flex-col gap-2 border-line border-b pb-4 last:border-b-0 last:pb-0"
            >
              <CardPicture id={card.id} wide={cardCase !== null} />
              <CardFacts card={card} isOpen={cardCase !== null} />
              <ButtonRow>
                <CommandButton command={card.isHidden ? 'card show' : 'card hide'} target={card.id}>
                  {card.isHidden ? 'Show it again' : 'Hide it'}
                </CommandButton>
                <CommandButton command="card delete" target={card.id} look="danger">
                  Delete it
                </CommandButton>
              </ButtonRow>
            </li>
          ))}
        </ul>
        {pages ? <Pager path="/admin/cards" {...pages} /> : null}
      </Section>
      {cardCase ? <CardCase {...cardCase} /> : null}
    </>
  );
}

function CardCase({ notes, reports, questions }: OperatorCardCase) {
  return (
    <>
      {notes.length > 0 ? (
        <Section title="What others wrote on it">
          <ul className="flex flex-col gap-4">
            {notes.map(({ id, name, words, attachment }) => (
              <li key={id}>
                {attachment ? (
                  <Attachment attachment={attachment} hrefOf={fileAddress} label="What stands with it" />
                ) : null}
                <QuotedText>{`${words}\n${name}`.trim()}</QuotedText>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="What was reported">
        {reports.length === 0 ? <p>Nothing.</p> : null}
        <ul className="flex flex-col gap-4">
          {reports.map(({ id, reason, text, state, createdAt }) => (
            <li key={id} className="flex flex-col gap-2">
              <p>
                <strong>{reasonLabel(reason)}</strong>
                {` (${state}), `}
                <UtcTime date={createdAt} />
              </p>
              {text ? <QuotedText>{text}</QuotedText> : null}
              <ButtonRow>
                <ReportStateButton id={id} state={state} />
              </ButtonRow>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What its owner asked">
        {questions.length === 0 ? <p>Nothing.</p> : null}
        <ul className="flex flex-col gap-4">
          {questions.map(({ id, message, ...sent }) => (
            <li key={id} className="flex flex-col gap-2">
              <Sender sent={sent} />
              <QuotedText>{message}</QuotedText>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function fileAddress(file: string, width?: number): string {
  return `/admin/file?id=${file}${width === undefined ? '' : `&width=${width}`}`;
}

function CardFacts({ card, isOpen }: { card: OperatorCard; isOpen: boolean }) {
  const { id, ownerId, status, isHidden, isDeleted, createdAt, updatedAt, views, words } = card;
  const state = [status, isHidden && 'hidden', isDeleted && 'deleted a moment ago'].filter(Boolean);
  return (
    <>
      <p>
        <a className="link break-all" href={`/card/${id}`}>
          {id}
        </a>
        {` (${state.join(', ')})`}
      </p>
      <p className="text-ink-soft">
        {'of '}
        <a className="link break-all" href={`/admin/accounts?account=${encodeURIComponent(ownerId)}`}>
          account {ownerId}
        </a>
        {', made '}
        <UtcTime date={createdAt} />
        {', changed '}
        <UtcTime date={updatedAt} />
        {`, ${views} views`}
      </p>
      <details open={isOpen}>
        <summary className="min-h-11 cursor-pointer py-2">What it says</summary>
        <QuotedText>{`To ${words.toName || '-'}, from ${words.fromName || '-'}:\n${words.message}`}</QuotedText>
      </details>
    </>
  );
}
