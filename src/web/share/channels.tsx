import { Download, Link2, type LucideIcon, Mail, QrCode, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LinkedChannel, type SharedCardFacts, shareLinks } from '#content/share-links.ts';
import type { ShareChannel } from '#server/shares/types.ts';
import type { Result } from '#std/result.ts';
import { shareText } from '../texts/share.ts';
import {
  FacebookIcon,
  InstagramIcon,
  PinterestIcon,
  WhatsAppIcon,
  XIcon,
  YouTubeIcon,
} from './brand-icons.tsx';
import { hasShareMenu } from './device-share.ts';
import type { Receiver } from './receiver.ts';
import { type ReceiverProblem, readEmail, readMobile } from './receiver-address.ts';

/** What the sheet offers: the channels, and to keep the card as a picture. */
export type ChannelId = ShareChannel | 'download';

export interface Channel {
  readonly id: ChannelId;
  readonly label: string;
  readonly icon: ReactNode;
}

const lucide = (Icon: LucideIcon) => <Icon aria-hidden="true" className="size-6 shrink-0" />;

const all = (): readonly Channel[] => [
  { id: 'whatsapp', label: shareText('channels.whatsapp'), icon: <WhatsAppIcon /> },
  { id: 'link', label: shareText('channels.copyLink'), icon: lucide(Link2) },
  { id: 'device', label: shareText('channels.moreApps'), icon: lucide(Share2) },
  { id: 'email', label: shareText('channels.email'), icon: lucide(Mail) },
  { id: 'qr', label: shareText('channels.qrCode'), icon: lucide(QrCode) },
  { id: 'download', label: shareText('channels.download'), icon: lucide(Download) },
  { id: 'facebook', label: shareText('channels.facebook'), icon: <FacebookIcon /> },
  { id: 'instagram', label: shareText('channels.instagram'), icon: <InstagramIcon /> },
  { id: 'x', label: 'X', icon: <XIcon /> },
  { id: 'pinterest', label: shareText('channels.pinterest'), icon: <PinterestIcon /> },
  { id: 'youtube', label: shareText('channels.youtube'), icon: <YouTubeIcon /> },
];

/** The channels of this browser. */
export function channels(): readonly Channel[] {
  return all().filter(({ id }) => id !== 'device' || hasShareMenu());
}

/** Why this channel cannot use what was typed; null when it can. */
export function channelProblem(channel: ChannelId, receiver: Receiver): ReceiverProblem | null {
  const address = receiverAddress(channel, receiver);
  return address === null || address.ok ? null : address.error;
}

/** The address that this channel opens; null for channels without one, and while what was typed is wrong. */
export function channelLink(channel: ChannelId, receiver: Receiver, card: SharedCardFacts): string | null {
  const to = receiverAddress(channel, receiver);
  return hasLink(channel) && to?.ok !== false ? shareLinks[channel](card, to?.value) : null;
}

/** Whether this channel opens another site. */
export function opensTab(channel: ChannelId): boolean {
  return hasLink(channel) && channel !== 'email';
}

function hasLink(channel: ChannelId): channel is LinkedChannel {
  return channel in shareLinks;
}

/** Null for channels that let one choose the receiver there. */
function receiverAddress(channel: ChannelId, receiver: Receiver): Result<string, ReceiverProblem> | null {
  if (channel === 'email') return readEmail(receiver);
  return channel === 'whatsapp' ? readMobile(receiver) : null;
}
