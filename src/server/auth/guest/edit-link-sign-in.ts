import type { MessageRef } from '#content/languages/message-ref.ts';
import { ConstraintViolated } from '../../db/failure.ts';
import type { AuthParts } from '../parts.ts';
import { errorResponse, filterResponse } from '../responses.ts';
import type { StoredSession } from '../session-reader.ts';
import { signInContext } from '../sign-in-context.ts';
import { findEditLink } from './edit-link.ts';

interface EditLinkSignInParts extends Pick<AuthParts, 'db'> {
  /** Better Auth: opens the session. */
  readonly handler: (request: Request) => Promise<Response>;
  readonly readSession: (headers: Headers) => Promise<StoredSession>;
}

const invalidLink: MessageRef = ['editLink.invalidLink'];
const isSignedIn: MessageRef = ['editLink.isSignedIn'];

/** Opens the session of a guest by the secret of the private edit link. The session of an account is never replaced. */
export function createEditLinkSignIn({ db, handler, readSession }: EditLinkSignInParts) {
  return async (secret: string, request: Request): Promise<Response> => {
    const { response: present } = await readSession(request.headers);
    if (present && !present.user.isAnonymous) return errorResponse(409, isSignedIn);
    const link = await findEditLink(db, secret);
    if (!link) return errorResponse(400, invalidLink);
    const context = signInContext.getStore();
    if (context) context.openedBy = link.methodId;
    const body = JSON.stringify({ userId: link.guestId });
    try {
      return filterResponse(
        await handler(new Request(request.url, { method: 'POST', headers: request.headers, body })),
      );
    } catch (error) {
      // The link was replaced, or the guest is gone, at this moment.
      if (!(error instanceof ConstraintViolated && error.kind === 'foreign-key')) throw error;
      return errorResponse(400, invalidLink);
    }
  };
}
