import type { MessageRefs } from '#content/languages/message-ref.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { readForm } from '#web/request/read-form.ts';

/** Why a form was not read. */
export interface UnreadForm {
  readonly status: number;
  readonly sentence: MessageRefs;
}

/** The fields of a form that is answered outside of the router, which alone knows what `readForm` throws. */
export async function formOf(
  request: Request,
): Promise<Result<Readonly<Record<string, string>>, UnreadForm>> {
  try {
    return ok(await readForm(request));
  } catch (error) {
    const { init, data } = error as { init?: { status?: number }; data?: unknown };
    if (typeof data !== 'string') throw error;
    const status = init?.status ?? 400;
    return fail({
      status,
      sentence: [status === 413 ? 'readForm.theFormIsToo' : 'readForm.theFormCouldNot'],
    });
  }
}
