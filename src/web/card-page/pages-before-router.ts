import { messageTextIn } from '#content/languages/text-in.ts';
import type { SecurityHeaders } from '#server/http/security.ts';
import type { Services } from '#server/services.ts';
import { createPartyPage } from '../contributions/pages/party-page.ts';
import { createSigningPages } from '../contributions/pages/signing-pages.ts';
import { createReplyPage } from '../replies/reply-page.ts';
import { createThanksPart } from '../replies/thanks-part.ts';
import { cardIdIn, noteSecretIn, partyIdIn, replyCardIdIn, signingSecretIn } from '../request/card-path.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { PageFrame } from './frame/frame.ts';

/**
 * Answers the addresses of cards that have no React: the pages for replies, for signers and for the screen at the party, and
 * what is sent to the card itself, whose page is read before all this (`card-page.ts`). Null: something else answers.
 */
export function createPagesBeforeRouter(
  services: Services,
  frame: PageFrame,
  security: Pick<SecurityHeaders, 'policyFor'>,
) {
  const { signing, signed } = createSigningPages({
    ...{ services, frame, security },
    thanksTo: createThanksPart(services),
  });
  const party = createPartyPage(services, frame, security);
  const replyPage = createReplyPage(services, frame);
  return async (request: Request, requestId: string): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    const id = replyCardIdIn(pathname);
    if (id !== null) return replyPage({ request, requestId, id });
    const shown = partyIdIn(pathname);
    if (shown !== null) return party({ request, requestId, id: shown });
    const [link, note] = [signingSecretIn(pathname), noteSecretIn(pathname)];
    if (link !== null) return signing({ request, requestId, secret: link });
    if (note !== null) return signed({ request, requestId, secret: note });
    return cardIdIn(pathname) === null ? null : methodNotAllowed();
  };
}

function methodNotAllowed(): Response {
  return new Response(messageTextIn(pageLanguage(), ['server.cardOnlyRead']), {
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
}
