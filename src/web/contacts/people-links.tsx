import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { copyLink } from '../components/copy-link.ts';
import { WhatsAppIcon } from '../share/brand-icons.tsx';
import { contactsText } from '../texts/contacts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { LinkField } from '../ui/text-field.tsx';

/** Asks friends for their birthdays. */
export function TellLink({ address }: { address: string | null }) {
  const chat = `https://wa.me/?${new URLSearchParams({ text: `${contactsText('tell.chat')}\n${address}` })}`;
  return (
    <Details title={contactsText('tell.title')} isOpen={address !== null}>
      <p>{contactsText('tell.hint')}</p>
      {address ? (
        <>
          <a
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-12 items-center justify-center gap-3 rounded-full border-2 border-marigold-edge bg-marigold font-bold text-on-bright no-underline hover:bg-marigold-hover"
          >
            <WhatsAppIcon />
            {contactsText('tell.whatsapp')}
          </a>
          <Address label={contactsText('tell.link')} address={address} />
        </>
      ) : null}
      <LinkButtons link="tell birthday" isMade={address !== null} make={contactsText('tell.make')} />
    </Details>
  );
}

/** The birthdays in somebody's own calendar. */
export function CalendarLink({ address }: { address: string | null }) {
  return (
    <Details title={contactsText('feed.title')} isOpen={address !== null}>
      <p>{contactsText('feed.hint')}</p>
      {address ? (
        <>
          <ButtonLink
            to={address.replace(/^https?:/, 'webcal:')}
            reloadDocument
            look="secondary"
            className="self-start"
          >
            {contactsText('feed.subscribe')}
          </ButtonLink>
          <Address label={contactsText('feed.link')} address={address} />
        </>
      ) : null}
      <LinkButtons link="calendar" isMade={address !== null} make={contactsText('feed.make')}>
        <ButtonLink to="/people/calendar.ics" reloadDocument download look="quiet" size="small">
          {contactsText('feed.once')}
        </ButtonLink>
      </LinkButtons>
    </Details>
  );
}

function Address({ label, address }: { label: string; address: string }) {
  return (
    <>
      <LinkField label={label} value={address} />
      <Button
        look="secondary"
        size="small"
        className="noscript:hidden self-start"
        icon={<Copy aria-hidden="true" className="size-5" />}
        onClick={() => void copyLink(address)}
      >
        {contactsText('link.copy')}
      </Button>
    </>
  );
}

interface LinkButtonsProps {
  link: 'calendar' | 'tell birthday';
  isMade: boolean;
  /** What the button says before there is one. */
  make: string;
  children?: ReactNode;
}

function LinkButtons({ link, isMade, make, children }: LinkButtonsProps) {
  return (
    <Form method="post" action="/people" preventScrollReset className="flex flex-wrap gap-3">
      <input type="hidden" name="link" value={link} />
      <Button
        type="submit"
        name="intent"
        value="make-link"
        look={isMade ? 'quiet' : 'secondary'}
        size="small"
      >
        {isMade ? contactsText('link.renew') : make}
      </Button>
      {isMade ? (
        <Button type="submit" name="intent" value="end-link" look="quiet" size="small">
          {contactsText('link.end')}
        </Button>
      ) : null}
      {children}
    </Form>
  );
}

/** Somebody who told their birthday by the link. */
export interface ShownTold {
  readonly id: string;
  readonly name: string;
  /** The birthday, in words. */
  readonly birthday: string;
}

/** Who told their birthday and waits for being accepted. */
export function ToldList({ told }: { told: readonly ShownTold[] }) {
  if (told.length === 0) return null;
  return (
    <section
      aria-labelledby="told"
      className="sheet flex flex-col gap-3 border-marigold p-5 shadow-md sm:p-8"
    >
      <h2 id="told" className="text-xl">
        {contactsText('told.title', { count: told.length })}
      </h2>
      <ul className="flex flex-col gap-3">
        {told.map(({ id, name, birthday }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="[overflow-wrap:anywhere]">
              <bdi className="font-bold">{name}</bdi> <span className="text-ink-soft">{birthday}</span>
            </span>
            <Form method="post" action="/people" preventScrollReset className="flex gap-2">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="intent"
                value="accept"
                look="secondary"
                size="small"
                aria-label={contactsText('told.accept.of', { name: isolatedLine(name) })}
              >
                {contactsText('told.accept')}
              </Button>
              <Button
                type="submit"
                name="intent"
                value="refuse"
                look="quiet"
                size="small"
                aria-label={contactsText('told.refuse.of', { name: isolatedLine(name) })}
              >
                {contactsText('delete.action')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {told.length > 1 ? (
        <Form method="post" action="/people" preventScrollReset>
          <Button type="submit" name="intent" value="accept-all" className="self-start">
            {contactsText('told.acceptAll')}
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
