import { type Card, newCard } from '#card/document/card.ts';
import { forChildren } from './designs/for-children.ts';
import { forFestivals } from './designs/for-festivals.ts';
import { forFriends } from './designs/for-friends.ts';
import { forInLaws } from './designs/for-in-laws.ts';
import { forMilestones } from './designs/for-milestones.ts';
import { forMoreFamily } from './designs/for-more-family.ts';
import { forMorePeople } from './designs/for-more-people.ts';
import { forParents } from './designs/for-parents.ts';
import { forPartners } from './designs/for-partners.ts';
import { forSiblings } from './designs/for-siblings.ts';
import { forUnclesAndAunts } from './designs/for-uncles-and-aunts.ts';
import { type GalleryCategory, relationships } from './relationships.ts';
import type { Tag } from './tags.ts';
import type { TemplateStyle } from './template-styles.ts';
import type { Tone } from './tones.ts';

/** A finished design that a card can begin with. The seed is chosen too: it arranges the picture and colours the initials. */
export interface Template {
  /** Stands in addresses: `/studio?template={id}`. */
  readonly id: string;
  readonly title: string;
  readonly category: GalleryCategory;
  readonly style: TemplateStyle;
  /** What else it is; a tag of the style's name is not repeated. */
  readonly tags: readonly Tag[];
  /** The day it was added, `2026-11-22`; the first twelve do not say it. Discover shows the latest under New. */
  readonly addedOn?: string;
  readonly design: Design;
}

type Design = Pick<
  Card,
  'seed' | 'background' | 'titleColor' | 'wishColor' | 'fromColor' | 'animation' | 'wish'
> &
  Partial<
    Pick<Card, 'age' | 'composition' | 'typeface' | 'textSize' | 'textAlign' | 'lettering' | 'stickers'>
  > & {
    readonly tone: Tone;
  };

/** One for each relationship that the home page names; neighbours differ in style and colour. */
const firstTwelve: readonly Template[] = [
  {
    id: 'first-slice',
    title: 'The First Slice',
    category: 'Mother',
    style: 'Elegant',
    tags: ['Minimal', 'Family', 'Heartfelt'],
    design: {
      seed: 36,
      background: 'bg-cherry-blossom',
      composition: 'open-card',
      typeface: 'elegant',
      tone: 'sweet',
      titleColor: '#9c2f56',
      wishColor: '#57363f',
      fromColor: '#8c4262',
      animation: 'fade',
      wish: 'You always knew that I was tired before I did, and a plate of cut fruit would appear beside my books. Today it’s my turn. Sit down, put your feet up, and take the first slice of everything.',
    },
  },
  {
    id: 'lift-off',
    title: 'Lift-Off',
    category: 'Brother',
    style: 'Animated',
    tags: ['Neon', 'Funny', 'Family', 'Creative'],
    design: {
      seed: 7,
      background: 'bg-space',
      composition: 'slanted-scene',
      typeface: 'bubbly',
      tone: 'funny',
      titleColor: '#34308c',
      wishColor: '#333a56',
      fromColor: '#b03a1e',
      animation: 'slideUp',
      wish: 'Remember the cardboard rocket behind the sofa? You were the captain, I was the one who counted backwards. I’m counting for you still: three, two, one, and may this year carry you further than we ever pretended to fly.',
    },
  },
  {
    id: 'sunset-in-layers',
    title: 'Sunset in Layers',
    category: 'Husband',
    style: '3D',
    tags: ['Romantic', 'Artistic', 'Animals', 'Creative', 'Heartfelt'],
    design: {
      seed: 9,
      background: 'bg-paper-sunset',
      composition: 'arched-window',
      typeface: 'brush',
      lettering: 'raised',
      tone: 'poetic',
      titleColor: '#a5341d',
      wishColor: '#54301f',
      fromColor: '#8a4710',
      animation: 'slideUp',
      wish: 'Some evenings arrive in layers: gold, then rose, then the first quiet blue. Loving you has been like that. Each year I believe I have seen the last of your colours, and each year, my love, there is one more.',
    },
  },
  {
    id: 'two-scoops',
    title: 'Two Scoops',
    category: 'Sister',
    style: 'Cute',
    tags: ['Funny', 'Family', 'Party'],
    design: {
      seed: 4,
      background: 'bg-ice-cream',
      composition: 'round-window',
      typeface: 'bubbly',
      tone: 'funny',
      titleColor: '#b0215f',
      wishColor: '#5b3a2a',
      fromColor: '#9a4a1f',
      animation: 'scale',
      wish: 'You lick my ice cream first and ask afterwards, and I’d still share every cone with you. Thank you for the secrets, the borrowed sweaters and the laughing fits. May your birthday come in two scoops, and nobody near enough to steal a bite.',
    },
  },
  {
    id: 'quiet-thanks',
    title: 'A Quiet Thank You',
    category: 'Teacher',
    style: 'Minimal',
    tags: ['Professional', 'Clean'],
    design: {
      seed: 14,
      background: 'bg-eucalyptus',
      composition: 'framed-scene',
      typeface: 'storybook',
      tone: 'formal',
      titleColor: '#2c5a47',
      wishColor: '#3b4a43',
      fromColor: '#4d685b',
      animation: 'fade',
      wish: 'You never raised your voice, and yet I hear it whenever I take the time to do a thing properly. With respect and lasting gratitude, I wish you a peaceful birthday and a year of good health.',
    },
  },
  {
    id: 'city-lights',
    title: 'City Lights',
    category: 'Friend',
    style: 'Neon',
    tags: ['Funny', 'Party', 'Creative'],
    design: {
      seed: 41,
      background: 'bg-fireworks',
      composition: 'big-words',
      typeface: 'poster',
      lettering: 'neon',
      tone: 'funny',
      titleColor: '#c8006e',
      wishColor: '#42189a',
      fromColor: '#00688c',
      animation: 'scale',
      wish: 'Plenty of people light up a room. You light up the long walk home from it: one more song, one more story, one more chip out of my bag. May this year of yours start loud, end late and glow all the way through.',
    },
  },
  {
    id: 'both-of-us',
    title: 'Both of Us, Laughing',
    category: 'Wife',
    style: 'Photo-Collage',
    tags: ['Romantic', 'Heartfelt'],
    design: {
      seed: 43,
      background: 'bg-hearts',
      composition: 'photo-first',
      typeface: 'handwritten',
      tone: 'sweet',
      titleColor: '#a3243f',
      wishColor: '#5a2e35',
      fromColor: '#96304a',
      animation: 'slideLeft',
      wish: 'Of all our pictures I love the crooked ones best: wind in your hair, my thumb in the corner, both of us laughing at nothing. Here’s to a year of many more.',
    },
  },
  {
    id: 'side-a',
    title: 'Side A, Track One',
    category: 'Father',
    style: 'Retro',
    tags: ['Vintage', 'Artistic', 'Family', 'Classic'],
    design: {
      seed: 8,
      background: 'bg-music',
      composition: 'round-window',
      typeface: 'brush',
      tone: 'sweet',
      titleColor: '#a8321f',
      wishColor: '#40382f',
      fromColor: '#85560f',
      animation: 'rotate',
      wish: 'You taught me to lower the needle without a scratch and to sing the chorus without shame. Every old song still has your voice in it, a little flat and completely happy. Play it loud today.',
    },
  },
  {
    id: 'credit-where-due',
    title: 'Credit Where It Is Due',
    category: 'Colleague',
    style: 'Elegant',
    tags: ['Professional', 'Classic', 'Clean'],
    design: {
      seed: 12,
      background: 'bg-golden-fans',
      composition: 'triptych',
      typeface: 'storybook',
      tone: 'formal',
      titleColor: '#7a5410',
      wishColor: '#24443c',
      fromColor: '#7a5410',
      animation: 'fade',
      wish: 'Thank you for the clear answers, the honest questions, and the kettle that is somehow always full. I wish you a splendid birthday, and a year that gives you all the credit you so readily give to others.',
    },
  },
  {
    id: 'one-more-flame',
    title: 'One More Flame',
    category: 'Grandmother',
    style: 'Realistic',
    tags: ['Family', 'Classic', 'Heartfelt'],
    design: {
      seed: 15,
      background: 'bg-lamps',
      composition: 'open-card',
      typeface: 'storybook',
      tone: 'blessing',
      titleColor: '#8f2d10',
      wishColor: '#4a2a1e',
      fromColor: '#8a4a00',
      animation: 'slideUp',
      wish: 'For our exams, our journeys and our foolish hearts you have lit one small flame after another. May all that light come back to you today. May your days be unhurried, your tea hot, and your house full of our noise.',
    },
  },
  {
    id: 'not-extinct',
    title: 'Not Yet Extinct',
    category: 'Cousin',
    style: 'Cute',
    tags: ['Funny', 'Family', 'Animals'],
    design: {
      seed: 18,
      background: 'bg-dinosaurs',
      composition: 'slanted-scene',
      typeface: 'bubbly',
      tone: 'funny',
      titleColor: '#25684a',
      wishColor: '#4a3a2a',
      fromColor: '#a8431a',
      animation: 'rotate',
      wish: 'Every family photo has someone at the back pulling a face, and I’m proud to say that it was always the two of us. Loud, yes, but not one bit extinct. Go on, you magnificent dinosaur: roar those candles out.',
    },
  },
  {
    id: 'long-way-home',
    title: 'The Long Way Home',
    category: 'Grandfather',
    style: 'Realistic',
    tags: ['Vintage', 'Family', 'Heartfelt'],
    design: {
      seed: 24,
      background: 'bg-autumn-leaves',
      composition: 'arched-window',
      typeface: 'handwritten',
      tone: 'blessing',
      titleColor: '#9a3412',
      wishColor: '#4c3523',
      fromColor: '#7d5312',
      animation: 'slideLeft',
      wish: 'You always took the long way home so that the walk would last, and filled my pockets with chestnuts and good advice. I have kept the advice. May the years ahead go just as slowly, in golden light, with someone you love beside you.',
    },
  },
];

/** The first of each list, then the second of each, and so on: neighbours are for different people. */
function inTurn(lists: readonly (readonly Template[])[]): readonly Template[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
}

const further = inTurn([
  forUnclesAndAunts,
  forPartners,
  forChildren,
  forInLaws,
  forMoreFamily,
  forParents,
  forFriends,
  forSiblings,
]).map((template) => ({ ...template, addedOn: '2026-11-22' }));

const latest = inTurn([forMilestones, forFestivals, forMorePeople]).map((template) => ({
  ...template,
  addedOn: '2026-11-29',
}));

/** Every design, in the order of the gallery. */
export const templates: readonly Template[] = [...firstTwelve, ...further, ...latest];

/** The template of this id, as it may stand in an address; null when there is none (any more). */
export function findTemplate(id: string): Template | null {
  return templates.find((template) => template.id === id) ?? null;
}

/**
 * A new card with the whole design of the template: what is left to do is to name the two people. The studio has no
 * wishes for two categories of the gallery: there the relationship is left open.
 */
export function templateCard({ category, design }: Template): Card {
  const relationship = relationships.find((name) => name === category) ?? null;
  return { ...newCard(design.seed), ...design, relationship };
}

/** Whether the design counts on a photo of both people, so that its frames are worth showing before the photos come. */
export function hasPhotoFrames({ style }: Pick<Template, 'style'>): boolean {
  return style === 'Photo-Collage';
}
