import { foldKeys } from '#card/print/folds.ts';
import { paperKeys } from '#card/print/paper.ts';
import { signedPrints } from '#card/print/print-signed.ts';
import { isPublic } from '#server/cards/access.ts';
import { cardFileName } from '../components/card-file-name.ts';
import { attachment } from '../request/attachment.ts';
import { getServices, requireCard } from '../request/context.ts';
import { sharedBody } from '../request/shared-body.ts';
import type { Route } from './+types/card-print';

/**
 * The card as a PDF to print: `?fold=&paper=`, `&as=booklet` or `poster` for one with all notes, `&qr=1` for a code to the
 * card on its back, `&test=1` for a test page.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = await requireCard(params.id, context);
  const { pictureThread, downloadCache, config } = getServices(context);
  const query = url.searchParams;
  const wanted = {
    fold: foldKeys.find((key) => key === query.get('fold')) ?? 'quarter',
    paper: paperKeys.find((key) => key === query.get('paper')) ?? 'a4',
    address: isPublic(found.access) && query.get('qr') === '1' ? `${config.origin}/card/${found.id}` : null,
    isTest: query.get('test') === '1',
    signed: signedPrints.find((key) => key === query.get('as')) ?? null,
  };
  const pdf = await downloadCache.get(`print ${JSON.stringify(wanted)}`, found, async () =>
    Buffer.from(await pictureThread.print(found, wanted)),
  );
  return new Response(sharedBody(pdf), {
    headers: {
      'content-length': `${pdf.length}`,
      'content-type': 'application/pdf',
      'content-disposition': attachment(cardFileName(found.card, 'pdf'), 'birthday-card.pdf'),
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    },
  });
}
