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
import { NamesPanel } from './names-panel.tsx';
import { WishPanel } from './wish-panel.tsx';

/** A part of the card that the studio edits on a panel of its own. */
export interface PanelEntry {
  readonly key: string;
  /** The heading of the panel. */
  readonly title: string;
  /** One short word, under the icon of the button that opens the panel. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** What is in it: it comes with the page, or is loaded, by the same function each time. */
  readonly content: { readonly component: ComponentType } | { readonly load: () => Promise<ComponentType> };
  /** On phones: names and wish stand together; what a first card does not need is behind "More". */
  readonly place: 'words' | 'first' | 'more';
  /** Where a card with several pages shows what is edited here; on the cover unless it says so. */
  readonly page?: 'inside';
}

const loads = {
  background: async () => (await import('./background-panel.tsx')).BackgroundPanel,
  describe: async () => (await import('./describe-panel.tsx')).DescribePanel,
  layout: async () => (await import('./layout-panel.tsx')).LayoutPanel,
  opening: async () => (await import('./opening-panel.tsx')).OpeningPanel,
  sending: async () => (await import('./opening-panel.tsx')).SendingPanel,
  photos: async () => (await import('./photos-panel.tsx')).PhotosPanel,
  signature: async () => (await import('./signature-panel.tsx')).SignaturePanel,
  sound: async () => (await import('./sound-panel.tsx')).SoundPanel,
  sticker: async () => (await import('./sticker-panel.tsx')).StickerPanel,
  style: async () => (await import('./style-panel.tsx')).StylePanel,
  typeface: async () => (await import('./typeface-panel.tsx')).TypefacePanel,
};

/** All panels, in the order in which a card is made: what most cards need comes first. */
export const panels = (): readonly PanelEntry[] => [
  {
    key: 'names',
    title: studioText('panel.details.title'),
    label: studioText('panel.details.short'),
    icon: UserRound,
    place: 'words',
    content: { component: NamesPanel },
  },
  {
    key: 'wish',
    title: studioText('panel.wish.title'),
    label: studioText('panel.wish.short'),
    icon: Sparkles,
    place: 'words',
    content: { component: WishPanel },
    page: 'inside',
  },
  {
    key: 'background',
    title: studioText('panel.background.title'),
    label: studioText('panel.background.short'),
    icon: Image,
    place: 'first',
    content: { load: loads.background },
  },
  {
    key: 'layout',
    title: studioText('panel.layout.title'),
    label: studioText('panel.layout.title'),
    icon: LayoutTemplate,
    place: 'more',
    content: { load: loads.layout },
  },
  {
    key: 'type',
    title: studioText('panel.typeface.title'),
    label: studioText('panel.typeface.short'),
    icon: Type,
    place: 'more',
    content: { load: loads.typeface },
  },
  {
    key: 'photos',
    title: studioText('panel.photos.title'),
    label: studioText('panel.photos.title'),
    icon: Camera,
    place: 'first',
    content: { load: loads.photos },
  },
  {
    key: 'sound',
    title: studioText('panel.sound.title'),
    label: studioText('panel.sound.title'),
    icon: Music,
    place: 'first',
    content: { load: loads.sound },
  },
  {
    key: 'style',
    title: studioText('panel.style.title'),
    label: studioText('panel.style.short'),
    icon: PartyPopper,
    place: 'more',
    content: { load: loads.style },
  },
  {
    key: 'stickers',
    title: studioText('panel.stickers.title'),
    label: studioText('panel.stickers.title'),
    icon: Sticker,
    place: 'more',
    content: { load: loads.sticker },
  },
  {
    key: 'signature',
    title: studioText('panel.signature.title'),
    label: studioText('panel.signature.short'),
    icon: Signature,
    place: 'more',
    content: { load: loads.signature },
  },
  {
    key: 'describe',
    title: studioText('panel.describe.title'),
    label: studioText('panel.describe.short'),
    icon: Type,
    place: 'more',
    content: { load: loads.describe },
  },
  {
    key: 'opening',
    title: studioText('panel.opening.title'),
    label: studioText('panel.opening.short'),
    icon: MailOpen,
    place: 'more',
    content: { load: loads.opening },
  },
  {
    key: 'sending',
    title: studioText('panel.sending.title'),
    label: studioText('panel.sending.title'),
    icon: Mail,
    place: 'more',
    content: { load: loads.sending },
  },
];

/**
 * The panel that "Next" leads to; undefined at the end of the way. The way through a first card and that through "More"
 * both end at the last panel.
 */
export function nextPanel(key: string): PanelEntry | undefined {
  const all = panels();
  const at = all.findIndex((panel) => panel.key === key);
  const isMore = all[at]?.place === 'more';
  return all.find(
    ({ place }, index) => index > at && ((place === 'more') === isMore || index === all.length - 1),
  );
}

/** Loads all panels, one after the other, so that each opens at once. Rejects when one does not come. */
export async function loadPanels(): Promise<void> {
  for (const load of Object.values(loads)) await load();
}
