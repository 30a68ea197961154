import { messageTextIn } from '#content/languages/text-in.ts';
import type { Services } from '#server/services.ts';
import { createReplyPage } from '../replies/reply-page.ts';
import { cardIdIn, repliedIdIn } from '../request/card-path.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { PageFrame } from './frame/frame.ts';

/**
 * Answers what the application gets of a card's addresses: the page for replies, and what is sent to the card itself,
 * whose page is read before the application is asked. Null: the request is for something else.
 */
export function createBelowCard(services: Services, frame: PageFrame) {
  const replyPage = createReplyPage(services, frame);
  return async (request: Request, requestId: string): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    const id = repliedIdIn(pathname);
    if (id !== null) return replyPage({ request, requestId, id });
    return cardIdIn(pathname) === null ? null : methodNotAllowed();
  };
}

function methodNotAllowed(): Response {
  return new Response(messageTextIn(pageLanguage(), ['server.cardOnlyRead']), {
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
}
