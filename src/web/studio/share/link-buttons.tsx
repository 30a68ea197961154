import { ExternalLink, Link2 } from 'lucide-react';
import type { RefObject } from 'react';
import { copyLink } from '../../components/copy-link.ts';
import { recordShare } from '../../components/record-share.ts';
import { Button } from '../../ui/button.tsx';

interface LinkButtonsProps {
  cardId: string;
  address: string;
  /** The element around the field with the link. */
  field: RefObject<HTMLDivElement | null>;
}

/** Opens or copies the card's link. */
export function LinkButtons({ cardId, address, field }: LinkButtonsProps) {
  async function copy() {
    if (await copyLink(address)) await recordShare({ cardId, channel: 'link' });
    else field.current?.querySelector('input')?.select();
  }

  return (
    <>
      <a
        href={`/card/${cardId}`}
        target="_blank"
        rel="noopener"
        className="link inline-flex min-h-12 items-center justify-center gap-2 px-4"
      >
        Open the card <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      <Button icon={<Link2 aria-hidden="true" className="size-5" />} onClick={() => void copy()}>
        Copy link
      </Button>
    </>
  );
}
