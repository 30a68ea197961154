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

const lucide = (Icon: LucideIcon) => <Icon aria-hidden="true" className="size-6 shrink-0" />;

export const shareMethods: readonly ShareMethod[] = [
  { id: 'email', label: 'Email', icon: lucide(Mail) },
  { id: 'whatsapp', label: 'WhatsApp', icon: <WhatsAppIcon /> },
  { id: 'facebook', label: 'Facebook', icon: <FacebookIcon /> },
  { id: 'instagram', label: 'Instagram', icon: <InstagramIcon /> },
  { id: 'x', label: 'X', icon: <XIcon /> },
  { id: 'pinterest', label: 'Pinterest', icon: <PinterestIcon /> },
  { id: 'youtube', label: 'YouTube', icon: <YouTubeIcon /> },
  { id: 'qr', label: 'QR code', icon: lucide(QrCode) },
  { id: 'device', label: 'More ways', icon: lucide(Share2) },
];

/** Why this method cannot be used yet; null when it can. */
export function shareMethodProblem(method: ShareMethodId, receiver: Receiver): ReceiverProblem | null {
  const address = receiverAddress(method, receiver);
  return address.ok ? null : address.error;
}

/** The address that this method opens; null for methods without one, and while the receiver is missing. */
export function shareMethodLink(
  method: ShareMethodId,
  receiver: Receiver,
  card: SharedCardFacts,
): string | null {
  const address = receiverAddress(method, receiver);
  if (!address.ok) return null;
  if (method === 'email') return mailLink(address.value, card);
  if (method === 'whatsapp') return whatsAppLink(address.value, card);
  if (method === 'facebook') return facebookLink(card);
  if (method === 'pinterest') return pinterestLink(card);
  if (method === 'x') return xLink(card);
  return null;
}

/** The receiver's address; empty for methods that let one choose the receiver later. */
function receiverAddress(
  method: ShareMethodId,
  { email, mobile }: Receiver,
): Result<string, ReceiverProblem> {
  if (method === 'email') return readEmail(email);
  if (method === 'whatsapp') return readMobile(mobile);
  return ok('');
}
