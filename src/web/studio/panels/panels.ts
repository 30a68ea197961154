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
import { studioText } from '../../texts/studio.ts';
import { BackgroundPanel } from './background-panel.tsx';
import { LayoutPanel } from './layout-panel.tsx';
import { NamesPanel } from './names-panel.tsx';
import { OpeningPanel, SendingPanel } from './opening-panel.tsx';
import { PhotosPanel } from './photos-panel.tsx';
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
export const panels = (): readonly PanelEntry[] => [
  {
    key: 'names',
    title: studioText('panel.details.title'),
    label: studioText('panel.details.short'),
    icon: UserRound,
    component: NamesPanel,
  },
  {
    key: 'wish',
    title: studioText('panel.wish.title'),
    label: studioText('panel.wish.short'),
    icon: Sparkles,
    component: WishPanel,
    page: 'inside',
  },
  {
    key: 'background',
    title: studioText('panel.background.title'),
    label: studioText('panel.background.short'),
    icon: Image,
    component: BackgroundPanel,
  },
  {
    key: 'layout',
    title: studioText('panel.layout.title'),
    label: studioText('panel.layout.title'),
    icon: LayoutTemplate,
    component: LayoutPanel,
  },
  {
    key: 'type',
    title: studioText('panel.typeface.title'),
    label: studioText('panel.typeface.short'),
    icon: Type,
    component: TypefacePanel,
  },
  {
    key: 'photos',
    title: studioText('panel.photos.title'),
    label: studioText('panel.photos.title'),
    icon: Camera,
    component: PhotosPanel,
  },
  {
    key: 'sound',
    title: studioText('panel.sound.title'),
    label: studioText('panel.sound.title'),
    icon: Music,
    component: SoundPanel,
  },
  {
    key: 'style',
    title: studioText('panel.style.title'),
    label: studioText('panel.style.short'),
    icon: PartyPopper,
    component: StylePanel,
  },
  {
    key: 'stickers',
    title: studioText('panel.stickers.title'),
    label: studioText('panel.stickers.title'),
    icon: Sticker,
    component: StickerPanel,
  },
  {
    key: 'signature',
    title: studioText('panel.signature.title'),
    label: studioText('panel.signature.short'),
    icon: Signature,
    component: SignaturePanel,
  },
  {
    key: 'opening',
    title: studioText('panel.opening.title'),
    label: studioText('panel.opening.short'),
    icon: MailOpen,
    component: OpeningPanel,
  },
  {
    key: 'sending',
    title: studioText('panel.sending.title'),
    label: studioText('panel.sending.title'),
    icon: Mail,
    component: SendingPanel,
  },
];
