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

/** What the ids of a panel's texts have in their middle: those of which the title is too long for the label, and the others. */
const longTitles = [
  'details',
  'wish',
  'background',
  'typeface',
  'style',
  'signature',
  'describe',
  'opening',
] as const;
type PanelText = (typeof longTitles)[number] | 'layout' | 'photos' | 'sound' | 'stickers' | 'sending';

/** All panels, in the order in which a card is made: what most cards need comes first. */
const entries: readonly (Omit<PanelEntry, 'title' | 'label'> & { readonly text: PanelText })[] = [
  { key: 'names', text: 'details', icon: UserRound, place: 'words', content: { component: NamesPanel } },
  {
    key: 'wish',
    text: 'wish',
    icon: Sparkles,
    place: 'words',
    content: { component: WishPanel },
    page: 'inside',
  },
  { key: 'background', text: 'background', icon: Image, place: 'first', content: { load: loads.background } },
  { key: 'layout', text: 'layout', icon: LayoutTemplate, place: 'more', content: { load: loads.layout } },
  { key: 'type', text: 'typeface', icon: Type, place: 'more', content: { load: loads.typeface } },
  { key: 'photos', text: 'photos', icon: Camera, place: 'first', content: { load: loads.photos } },
  { key: 'sound', text: 'sound', icon: Music, place: 'first', content: { load: loads.sound } },
  { key: 'style', text: 'style', icon: PartyPopper, place: 'more', content: { load: loads.style } },
  { key: 'stickers', text: 'stickers', icon: Sticker, place: 'more', content: { load: loads.sticker } },
  { key: 'signature', text: 'signature', icon: Signature, place: 'more', content: { load: loads.signature } },
  { key: 'describe', text: 'describe', icon: Type, place: 'more', content: { load: loads.describe } },
  { key: 'opening', text: 'opening', icon: MailOpen, place: 'more', content: { load: loads.opening } },
  { key: 'sending', text: 'sending', icon: Mail, place: 'more', content: { load: loads.sending } },
];

/** With their texts, in the page's language. */
export function panels(): readonly PanelEntry[] {
  return entries.map(({ text, ...entry }) => {
    const title = studioText(`panel.${text}.title`);
    const long = longTitles.find((one) => one === text);
    return { ...entry, title, label: long ? studioText(`panel.${long}.short`) : title };
  });
}

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
