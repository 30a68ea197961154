import type { Site } from '../site.ts';

/** A page of small print. Its texts may hold links as `parseRichText` reads them. */
export interface LegalPage {
  readonly title: string;
  readonly description: string;
  /** As people read it; absent for `lastUpdated`. */
  readonly updated?: string;
  /** What somebody knows who reads nothing else. */
  readonly summary: readonly string[];
  readonly sections: readonly LegalSection[];
}

interface LegalSection {
  /** Stands in addresses: `/privacy#{id}`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A paragraph, points, or a table. */
export type LegalBlock = string | { readonly points: readonly string[] } | { readonly table: LegalTable };

export interface LegalTable {
  /** What the table shows, for those who hear it. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The first column holds names as programs know them. */
  readonly isCode?: boolean;
}

/** What is true of this installation. */
export interface LegalFacts {
  readonly site: Site;
  /** Name and port of this site, as browsers show it. */
  readonly host: string;
  /** Served over HTTPS, where the names of cookies begin with `__Host-`. */
  readonly isSecure: boolean;
  /** There are several to choose from. */
  readonly hasLanguages?: boolean;
  /** Who gets data because the operator set them up. */
  readonly helpers: {
    readonly mailServer: boolean;
    readonly fileStore: boolean;
    /** A language model writes wishes where a sender asks for it. */
    readonly wishModel: boolean;
    /** Accounts elsewhere that open one here. */
    readonly providers: readonly ('Google' | 'Facebook')[];
  };
}

/** As people read it. */
export const lastUpdated = 'September 25, 2025';

/** "A", "A and B". */
export function inWords(names: readonly string[]): string {
  return names.join(' and ');
}
