import { data } from 'react-router';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { formIn, textFields } from '#server/request/form-fields.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { errorText } from '../texts/error-text.ts';
import { readBody } from './request-body.ts';

/** Bytes; no form of ours without files comes near it. */
const maxBytes = 64 * 1024;

/** Why a form cannot be read. */
interface FormProblem {
  readonly status: 400 | 413;
  readonly sentence: MessageRef;
}

const tooLong: FormProblem = { status: 413, sentence: ['form.tooLong'] };
const notAForm: FormProblem = { status: 400, sentence: ['form.unreadable'] };

/** The text fields of a posted form of at most `max` bytes. */
export async function parseForm(
  request: Request,
  max = maxBytes,
): Promise<Result<Record<string, string>, FormProblem>> {
  // Bounded first and parsed then: a body in pieces does not say how long it is.
  const body = await readBody(request, max);
  if (!body.ok && body.error === 'too-large') return fail(tooLong);
  const form = body.ok && (await formIn(body.value, request.headers.get('content-type') ?? ''));
  return form ? ok(textFields(form)) : fail(notAForm);
}

/** The same for the router's actions. Throws the answer (400, 413) where the form cannot be read. */
export async function readForm(request: Request, max = maxBytes): Promise<Record<string, string>> {
  const form = await parseForm(request, max);
  if (!form.ok) throw answerTo(form.error);
  return form.value;
}

/** What is thrown for a form without a button of its page's, or with one of a newer release: it changes nothing. */
export function unknownButton() {
  return answerTo({ status: 400, sentence: ['form.unknownButton'] });
}

/** What is thrown for a form that cannot be read. */
export function unreadable() {
  return answerTo(notAForm);
}

function answerTo({ status, sentence }: FormProblem) {
  return data(errorText(sentence), { status });
}
