import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Card, newCard } from '#card/document/card.ts';

/*
 * What earlier releases stored, as `npm run db:backup` of that release wrote it, and beside it what must be found in
 * it. Written by scripts/release-fixture.ts.
 */

export const releasesFolder = join(import.meta.dirname, '..', 'fixtures', 'releases');

export interface ReleaseFacts {
  readonly authSecret: string;
  readonly members: readonly {
    readonly email: string;
    readonly password: string;
    /** Of a session that does not end. */
    readonly cookie: string;
    readonly cards: readonly {
      readonly id: string;
      readonly status: 'draft' | 'published';
      readonly message: string;
    }[];
    readonly files: readonly { readonly id: string; readonly sha256: string }[];
  }[];
}

export interface Release extends ReleaseFacts {
  readonly name: string;
  /** The backup file. */
  readonly path: string;
}

export function readReleases(): Release[] {
  const names = readdirSync(releasesFolder).flatMap((file) => /^(.+)\.tar\.gz$/.exec(file)?.[1] ?? []);
  return names.map((name) => {
    const facts = JSON.parse(readFileSync(join(releasesFolder, `${name}.json`), 'utf8')) as ReleaseFacts;
    return { ...facts, name, path: join(releasesFolder, `${name}.tar.gz`) };
  });
}

export function cardOf(change: Partial<Card>): Card {
  return { ...newCard(11), toName: 'Ravi', fromName: 'Asha', message: 'Happy birthday!', ...change };
}
