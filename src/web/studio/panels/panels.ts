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
export const panels: readonly PanelEntry[] = [
  {
    key: 'names',
    get title() {
      return studioText('panel.details.title');
    },
    get label() {
      return studioText('panel.details.short');
    },
    icon: UserRound,
    component: NamesPanel,
  },
  {
    key: 'wish',
    get title() {
      return studioText('panel.wish.title');
    },
    get label() {
      return studioText('panel.wish.short');
    },
    icon: Sparkles,
    component: WishPanel,
    page: 'inside',
  },
  {
    key: 'background',
    get title() {
      return studioText('panel.background.title');
    },
    get label() {
      return studioText('panel.background.short');
    },
    icon: Image,
    component: BackgroundPanel,
  },
  {
    key: 'layout',
    get title() {
      return studioText('panel.layout.title');
    },
    get label() {
      return studioText('panel.layout.title');
    },
    icon: LayoutTemplate,
    component: LayoutPanel,
  },
  {
    key: 'type',
    get title() {
      return studioText('panel.typeface.title');
    },
    get label() {
      return studioText('panel.typeface.short');
    },
    icon: Type,
    component: TypefacePanel,
  },
  {
    key: 'photos',
    get title() {
      return studioText('panel.photos.title');
    },
    get label() {
      return studioText('panel.photos.title');
    },
    icon: Camera,
    component: PhotosPanel,
  },
  {
    key: 'sound',
    get title() {
      return studioText('panel.sound.title');
    },
    get label() {
      return studioText('panel.sound.title');
    },
    icon: Music,
    component: SoundPanel,
  },
  {
    key: 'style',
    get title() {
      return studioText('panel.style.title');
    },
    get label() {
      return studioText('panel.style.short');
    },
    icon: PartyPopper,
    component: StylePanel,
  },
  {
    key: 'stickers',
    get title() {
      return studioText('panel.stickers.title');
    },
    get label() {
      return studioText('panel.stickers.title');
    },
    icon: Sticker,
    component: StickerPanel,
  },
  {
    key: 'signature',
    get title() {
      return studioText('panel.signature.title');
    },
    get label() {
      return studioText('panel.signature.short');
    },
    icon: Signature,
    component: SignaturePanel,
  },
  {
    key: 'opening',
    get title() {
      return studioText('panel.opening.title');
    },
    get label() {
      return studioText('panel.opening.short');
    },
    icon: MailOpen,
    component: OpeningPanel,
  },
  {
    key: 'sending',
    get title() {
      return studioText('panel.sending.title');
    },
    get label() {
      return studioText('panel.sending.title');
    },
    icon: Mail,
    component: SendingPanel,
  },
];
