import { designLookOf } from '#card/looks/design-look.ts';
import { designMoods, designMotifs, designOccasions } from '#content/design-titles.ts';
import { templateCard, templates } from '#content/templates.ts';
import { storedLook } from '#server/designs/stored-look.ts';

/** A statement with its values, for any client of PostgreSQL. */
export type Seed = readonly [text: string, values: readonly unknown[]];

/** Public designs of one maker, each other than the next: the first is the latest. */
export function manyDesigns(count: number, maker = 'maker-of-many'): readonly Seed[] {
  const looks = templates.map((template) => storedLook(designLookOf(templateCard(template))));
  return [
    [
      `insert into "user" (id, name, email) values ($1, 'Meera', $1 || '@others.example') on conflict do nothing`,
      [maker],
    ],
    [
      `insert into pen_names (user_id, name, name_key, approved_at) values ($1, 'Meera Ink', 'meera ink', now()) on conflict do nothing`,
      [maker],
    ],
    [
      `insert into designs (id, user_id, creation_key, look, fingerprint, tone, state, occasion, mood, motif, published_at, recent_cards, remixes)
      select left(md5('design ' || n), 22), $1, 'key-' || n,
        jsonb_set($2::jsonb -> (n % jsonb_array_length($2::jsonb)), '{seed}', to_jsonb(n)), 'look-' || n, 'sweet', 'public',
        ($3::text[])[1 + n % ${designOccasions.length}], ($4::text[])[1 + n % ${designMoods.length}],
        ($5::text[])[1 + n / 3 % ${designMotifs.length}], now() - n * interval '1 minute', n % 97, n % 23
      from generate_series(1, ${count}) n`,
      [maker, JSON.stringify(looks), designOccasions, designMoods, designMotifs],
    ],
  ];
}
