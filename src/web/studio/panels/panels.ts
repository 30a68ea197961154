import {
  Camera,
  Image,
  LayoutTemplate,
  type LucideIcon,
  Mail,
  MailOpen,
  Music,
  PartyPopper,
  Signature,
  Sparkles,
  Sticker,
  Type,
  UserRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { BackgroundPanel } from './background-panel.tsx';
import { LayoutPanel } from './layout-panel.tsx';
import { NamesPanel } from './names-panel.tsx';
import { OpeningPanel } from './opening-panel.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { SendingPanel } from './sending-panel.tsx';
import { SignaturePanel } from './signature-panel.tsx';
import { SoundPanel } from './sound-panel.tsx';
import { StickerPanel } from './sticker-panel.tsx';
import { StylePanel } from './style-panel.tsx';
import { TypefacePanel } from './typeface-panel.tsx';
import { WishPanel } from './wish-panel.tsx';

/** A part of the card that the studio edits on a panel of its own. */
export interface PanelEntry {
  readonly key: string;
  /** The heading of the panel. */
  readonly title: string;
  /** One short word, under the icon of the button that opens the panel. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly component: ComponentType;
  /** Where a card with several pages shows what is edited here; on the cover unless it says so. */
  readonly page?: 'inside';
}

/** All panels, in the order in which a card is made: what most cards need comes first. */
export const panels: readonly PanelEntry[] = [
  { key: 'names', title: 'Card details', label: 'Names', icon: UserRound, component: NamesPanel },
  { key: 'wish', title: 'The wish', label: 'Wish', icon: Sparkles, component: WishPanel, page: 'inside' },
  { key: 'background', title: 'Background', label: 'Picture', icon: Image, component: BackgroundPanel },
  { key: 'layout', title: 'Layout', label: 'Layout', icon: LayoutTemplate, component: LayoutPanel },
  { key: 'type', title: 'Typeface', label: 'Type', icon: Type, component: TypefacePanel },
  { key: 'photos', title: 'Photos', label: 'Photos', icon: Camera, component: PhotosPanel },
  { key: 'sound', title: 'Sound', label: 'Sound', icon: Music, component: SoundPanel },
  {
    key: 'style',
    title: 'Colours and animation',
    label: 'Style',
    icon: PartyPopper,
    component: StylePanel,
  },
  { key: 'stickers', title: 'Stickers', label: 'Stickers', icon: Sticker, component: StickerPanel },
  { key: 'signature', title: 'Signature', label: 'Sign', icon: Signature, component: SignaturePanel },
  {
    key: 'opening',
    title: 'Envelope and candles',
    label: 'Opening',
    icon: MailOpen,
    component: OpeningPanel,
  },
  { key: 'sending', title: 'Send', label: 'Send', icon: Mail, component: SendingPanel },
];
