import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { CopyButton } from '../components/copy-link.tsx';
import { WhatsAppIcon } from '../share/brand-icons.tsx';
import { hasShareMenu, openShareMenu } from '../share/device-share.ts';
import { Disclosure } from '../share/disclosure.tsx';
import { QrView } from '../share/qr-view.tsx';
import { signingText } from '../texts/signing.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { LinkField } from '../ui/text-field.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type ShownHelpers, type SigningData, signingAddress } from './signing-data.ts';
import { SigningButton } from './signing-forms.tsx';

interface InviteProps extends Pick<SigningData, 'toName' | 'language'> {
  address: string;
  /** What is said before it in a chat, in the card's language, as the page that it leads to. */
  said: string;
}

/** Ways to send the signing link. */
export function Invite({ address, said, toName, language }: InviteProps) {
  const isHydrated = useHydrated();
  const [showsQr, setShowsQr] = useState(false);
  const chat = `https://wa.me/?${new URLSearchParams({ text: `${said}\n${address}` })}`;
  return (
    <div className="flex flex-col gap-4">
      <a
        href={chat}
        target="_blank"
        rel="noopener noreferrer"
        data-channel="whatsapp"
        className="flex min-h-14 items-center justify-center gap-3 rounded-full border-2 border-marigold-edge bg-marigold font-bold text-lg text-on-bright no-underline hover:bg-marigold-hover"
      >
        <WhatsAppIcon />
        {signingText('organise.invite.whatsapp')}
      </a>
      <div className="noscript:hidden flex flex-wrap gap-2">
        <CopyButton text={address}>{signingText('organise.invite.copy')}</CopyButton>
        {isHydrated && hasShareMenu() ? (
          <Button
            look="secondary"
            size="small"
            icon={<Share2 aria-hidden="true" className="size-5" />}
            onClick={() => void openShareMenu({ title: said, text: said, url: address })}
          >
            {signingText('organise.invite.more')}
          </Button>
        ) : null}
      </div>
      <LinkField
        label={signingText('organise.invite.link')}
        hint={signingText('organise.invite.hint')}
        value={address}
      />
      <div className="noscript:hidden">
        <Disclosure title={signingText('organise.invite.qr')} open={showsQr} onToggle={setShowsQr}>
          <QrView address={address} card={{ toName, language }} />
        </Disclosure>
      </div>
    </div>
  );
}

interface OpeningLinkProps {
  cardId: string;
  toName: string;
  isDraft: boolean;
  address: string;
}

/** Apart from the signing link, with a warning: the wrong one in a chat spoils the surprise. */
export function OpeningLink({ cardId, toName, isDraft, address }: OpeningLinkProps) {
  const name = isolatedLine(toName);
  return (
    <Details
      title={name ? signingText('organise.open.title', { name }) : signingText('organise.open.nameless')}
    >
      {isDraft ? (
        <>
          <p>{signingText('organise.open.draft')}</p>
          <ButtonLink to={`/studio?cardId=${cardId}`} look="secondary" size="small" className="self-start">
            {signingText('organise.open.studio')}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{signingText('organise.open.hint')}</p>
          <LinkField
            label={
              name ? signingText('organise.open.title', { name }) : signingText('organise.open.nameless')
            }
            value={address}
          />
        </>
      )}
    </Details>
  );
}

/** Who else organises the card: its owner gives out the link, and ends anybody's help. */
export function HelpersPart({ cardId, help: { link, people } }: { cardId: string; help: ShownHelpers }) {
  return (
    <Details title={signingText('organise.help.title')} isOpen={people.length > 0}>
      <p className="text-ink-soft text-sm">{signingText('organise.help.hint')}</p>
      {people.length > 0 ? (
        <ul className="flex flex-col">
          {people.map(({ userId, name }) => {
            const called = isolatedLine(name ?? '') || signingText('organise.help.guest');
            return (
              <li
                key={userId}
                className="flex min-h-12 items-center justify-between gap-3 border-line border-t py-1"
              >
                <bdi translate="no" className="font-bold [overflow-wrap:anywhere]">
                  {called}
                </bdi>
                <Form method="post" action={signingAddress(cardId)} preventScrollReset>
                  <input type="hidden" name="person" value={userId} />
                  <Button type="submit" name="intent" value="end-help" look="quiet" size="small">
                    {signingText('organise.help.end')}
                  </Button>
                </Form>
              </li>
            );
          })}
        </ul>
      ) : null}
      {link ? (
        <>
          <LinkField label={signingText('organise.help.link')} value={link} />
          <CopyButton text={link}>{signingText('organise.invite.copy')}</CopyButton>
        </>
      ) : null}
      <SigningButton cardId={cardId} intent="organiser-link">
        {link ? signingText('organise.help.renew') : signingText('organise.help.make')}
      </SigningButton>
    </Details>
  );
}
