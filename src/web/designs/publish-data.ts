import type { DesignRefusal } from '#content/design-publishing.ts';
import type { DesignState } from '#server/db/tables/designs.ts';

/** As its maker sees it: a public one may be kept from everybody else. */
export type ShownState = DesignState | 'hidden';

export function shownState(state: DesignState, isHidden: boolean): ShownState {
  return state === 'public' && isHidden ? 'hidden' : state;
}

/** What the page shows of a design that is or may be given to everybody. */
export interface PublishedDesign {
  readonly state: ShownState;
  readonly refusal: DesignRefusal | null;
  /** What it is called; empty before that was chosen. */
  readonly title: string;
  /** Whether it can be sent to the operator (again). */
  readonly canBeSubmitted: boolean;
  readonly canBeWithdrawn: boolean;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The lists of the form, in the language of the page: browsers need no other texts of these areas. */
export interface PublishChoices {
  readonly occasions: readonly Choice[];
  readonly moods: readonly Choice[];
  readonly motifs: readonly Choice[];
  readonly tones: readonly Choice[];
}

/** What the fields of the form say. */
export type PublishFields = Readonly<Record<'occasion' | 'mood' | 'motif' | 'tone' | 'penName', string>>;
