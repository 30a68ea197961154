import { type LucideIcon, Mail, QrCode, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  facebookLink,
  mailLink,
  pinterestLink,
  type SharedCardFacts,
  whatsAppLink,
  xLink,
} from '#content/share-links.ts';
import type { ShareChannel } from '#server/shares/types.ts';
import { ok, type Result } from '#std/result.ts';
import {
  FacebookIcon,
  InstagramIcon,
  PinterestIcon,
  WhatsAppIcon,
  XIcon,
  YouTubeIcon,
} from './brand-icons.tsx';
import type { Receiver } from './receiver.ts';
import { type ReceiverProblem, readEmail, readMobile } from './receiver-address.ts';

/** The share methods that have a tile. Copying the link has its own button. */
export type ShareMethodId = Exclude<ShareChannel, 'link'>;

export interface ShareMethod {
  readonly id: ShareMethodId;
  readonly label: string;
  readonly icon: ReactNode;
}

const drawn = (Icon: LucideIcon) => <Icon aria-hidden="true" className="size-6 shrink-0" />;

export const shareMethods: readonly ShareMethod[] = [
  { id: 'email', label: 'Email', icon: drawn(Mail) },
  { id: 'whatsapp', label: 'WhatsApp', icon: <WhatsAppIcon /> },
  { id: 'facebook', label: 'Facebook', icon: <FacebookIcon /> },
  { id: 'instagram', label: 'Instagram', icon: <InstagramIcon /> },
  { id: 'x', label: 'X', icon: <XIcon /> },
  { id: 'pinterest', label: 'Pinterest', icon: <PinterestIcon /> },
  { id: 'youtube', label: 'YouTube', icon: <YouTubeIcon /> },
  { id: 'qr', label: 'QR code', icon: drawn(QrCode) },
  { id: 'device', label: 'More ways', icon: drawn(Share2) },
];

/** Why this method cannot be used yet; null when it can. */
export function shareMethodProblem(way: ShareMethodId, receiver: Receiver): ReceiverProblem | null {
  const address = receiverAddress(way, receiver);
  return address.ok ? null : address.error;
}

/** The address that this method opens; null for methods without one, and while the receiver is missing. */
export function shareMethodLink(
  way: ShareMethodId,
  receiver: Receiver,
  card: SharedCardFacts,
): string | null {
  const address = receiverAddress(way, receiver);
  if (!address.ok) return null;
  if (way === 'email') return mailLink(address.value, card);
  if (way === 'whatsapp') return whatsAppLink(address.value, card);
  if (way === 'facebook') return facebookLink(card);
  if (way === 'pinterest') return pinterestLink(card);
  if (way === 'x') return xLink(card);
  return null;
}

/** The receiver's address; empty for methods that let one choose the receiver later. */
function receiverAddress(way: ShareMethodId, { email, mobile }: Receiver): Result<string, ReceiverProblem> {
  if (way === 'email') return readEmail(email);
  if (way === 'whatsapp') return readMobile(mobile);
  return ok('');
}
