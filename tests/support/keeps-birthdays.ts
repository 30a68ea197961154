import { ownerRows, type Product } from './product.ts';

/** A zone in which it is about noon, whatever the time is here, and the day there some days from now. */
export function noonZone(daysAhead = 0) {
  const offset = 12 - new Date().getUTCHours();
  // The signs of these names are those of POSIX, the other way round.
  const zone = offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  const [year = '', month = '', day = ''] = new Date(Date.now() + (offset + daysAhead * 24) * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return { zone, year, month: Number(month), day: Number(day), date: `${year}-${month}-${day}` };
}

/** A reader whose address is proved, and who keeps these people for long. */
export async function since60Days(
  product: Product,
  userId: string,
  own: { readonly language: string; readonly zone: string },
): Promise<void> {
  await ownerRows(product, 'update "user" set email_verified = true where id = $1', [userId]);
  await ownerRows(
    product,
    `update contacts set accepted_at = now() - interval '60 days' where user_id = $1`,
    [userId],
  );
  await ownerRows(
    product,
    `insert into profiles (id, language, time_zone) values ($1, $2, $3)
     on conflict (id) do update set language = $2, time_zone = $3`,
    [userId, own.language, own.zone],
  );
}
