import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { copyLink } from '../components/copy-link.ts';
import { WhatsAppIcon } from '../share/brand-icons.tsx';
import { hasShareMenu, openShareMenu } from '../share/device-share.ts';
import { Disclosure } from '../share/disclosure.tsx';
import { QrView } from '../share/qr-view.tsx';
import { signingText } from '../texts/signing.ts';
import { Button } from '../ui/button.tsx';
import { LinkField } from '../ui/text-field.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { SigningData } from './signing-data.ts';

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
        <Button
          look="secondary"
          size="small"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copyLink(address)}
        >
          {signingText('organise.invite.copy')}
        </Button>
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
