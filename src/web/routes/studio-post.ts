import { data, type RouterContextProvider } from 'react-router';
import { pageMessage } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { unknownButton } from '../request/read-form.ts';
import { publishedAddress } from '../share/card-to-share.ts';
import { isEmptyCard } from '../studio/document/field-problem.ts';
import { savedMessage, saveFailed } from '../studio/save/saved-message.ts';
import { designIdOf } from '../studio/studio.ts';
import { studioText } from '../texts/studio.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';
import { saveCard } from './save-card.ts';
import { postedForm, type StudioForm } from './studio-form.ts';

/**
 * Saves what the studio's form holds, and leads where the studio's code leads. What cannot be saved comes back in the
 * page, with a sentence that says why.
 */
export async function postForm(form: StudioForm, request: Request, context: Readonly<RouterContextProvider>) {
  const { fields, edited } = form;
  const { as } = fields;
  if (as !== 'draft' && as !== 'published') throw unknownButton();
  const wasPublished = fields.status === 'published';
  if (as === 'published' && !wasPublished && isEmptyCard(edited) && !form.isAskedEmpty) {
    const message = { title: studioText('publishEmpty.title'), description: studioText('publishEmpty.text') };
    return comeBack({ form: { ...form, isAskedEmpty: true }, context, message, status: 422 });
  }
  const { status, body } = await saveCard(
    {
      userId: fields.userId,
      cardId: fields.cardId || null,
      creationKey: fields.creationKey,
      expectedRevision: form.revision,
      status: as,
      card: edited,
      ...(fields.contact && { contact: { id: fields.contact, day: fields.contactDay } }),
      design: designIdOf(form),
    },
    request,
    context,
  );
  if (!('saved' in body)) return comeBack({ form, context, message: saveFailed(body.error), status });
  const { id } = body.saved;
  const to = as === 'published' && !wasPublished ? publishedAddress(id) : `/studio?cardId=${id}`;
  return redirectWithToast(context, { to, message: savedMessage(as, wasPublished) });
}

interface Return {
  readonly form: StudioForm;
  readonly context: Readonly<RouterContextProvider>;
  readonly message: ToastMessage;
  readonly status: number;
}

function comeBack({ form, context, message, status }: Return) {
  context.set(postedForm, form);
  context.set(pageMessage, message);
  return data(null, { status });
}
