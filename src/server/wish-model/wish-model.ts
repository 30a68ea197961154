import { z } from 'zod';
import type { WishRequest } from '#content/wishes/wish-request.ts';
import { readBytes } from '#std/read-bytes.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { WishModelConfig } from '../config/config.ts';
import type { Logger } from '../log.ts';
import { type ChatMessage, fillNames, wishPrompt } from './prompt.ts';
import { readWish } from './read-wish.ts';

/** Milliseconds for a wish, a second attempt included: longer nobody waits for one more idea. */
const timeoutMs = 8_000;

/** Bytes of an answer: a wish has some hundreds, thinking aloud some thousands. */
const maxAnswerBytes = 128 * 1024;

/** Tokens: a wish of 60 words takes 100, and a model that thinks first needs some more. */
const maxTokens = 1_000;

/** `away`: no answer in time. `unusable`: the answer is no birthday wish. */
export type WishFailure = 'away' | 'unusable';

/** Writes wishes with the model that the operator runs or rents. */
export interface WishModel {
  /** A wish with the names filled in. Never throws: whatever the model does is an outcome. */
  write(request: WishRequest): Promise<Result<string, WishFailure>>;
}

interface WishModelParts {
  readonly config: WishModelConfig;
  readonly log: Pick<Logger, 'warn'>;
}

/** A model at an address that speaks the chat part of the OpenAI protocol: Ollama, vLLM, llama.cpp, a cloud. */
export function createWishModel({ config, log }: WishModelParts): WishModel {
  return {
    async write(request) {
      const signal = AbortSignal.timeout(timeoutMs);
      const messages = wishPrompt(request);
      let outcome: Result<string, WishFailure> = fail('away');
      for (let attempt = 0; attempt < 2 && !signal.aborted; attempt += 1) {
        outcome = await ask(config, messages, signal);
        const wish = outcome.ok ? usable(outcome.value, request) : null;
        if (wish) return ok(wish);
        if (outcome.ok) outcome = fail('unusable');
      }
      log.warn(
        { part: 'wish-model', outcome: outcome.ok ? 'unusable' : outcome.error },
        'no wish from the model',
      );
      return outcome;
    },
  };
}

function usable(answer: string, request: WishRequest): string | null {
  const wish = readWish(answer, request.language);
  const filled = wish && fillNames(wish, request);
  return filled === request.example ? null : filled;
}

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** What the model says; redirects are not followed, so the key goes to the operator's address only. */
async function ask(
  { url, key, model }: WishModelConfig,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<Result<string, WishFailure>> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ model, messages, temperature: 0.9, max_tokens: maxTokens, stream: false }),
    });
    const body = await readBytes(response.body, maxAnswerBytes);
    if (!response.ok || !body) return fail('away');
    const answer = answerSchema.safeParse(JSON.parse(Buffer.from(body).toString()));
    return answer.success ? ok(answer.data.choices[0]?.message.content ?? '') : fail('unusable');
  } catch (error) {
    return fail(error instanceof SyntaxError ? 'unusable' : 'away');
  }
}
