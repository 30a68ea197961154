import { limits } from '#card/document/limits.ts';
import { z } from '#card/document/zod.ts';
import { composed } from '#card/text/composed.ts';
import { parseRandomId, randomIdPattern } from '#std/random-id.ts';
import { toIssueMessage } from './languages/message-ref.ts';
import { textSentence } from './text-sentence.ts';

/** In the order in which the form offers them. */
export const reactionKeys = ['love', 'joy', 'tears', 'wow', 'party', 'thanks'] as const;
export type ReactionKey = (typeof reactionKeys)[number];

/** Characters: a line or two. Whoever has more to say makes a card back. */
export const replyTextLimit = 300;

function lineSchema(what: string, max: number) {
  return (
    z
      .string()
      .default('')
      // One line: what it is read in has no space for more.
      .transform((value) => composed(value).replace(/\s+/gu, ' ').trim())
      .superRefine((value, context) => {
        const problem = textSentence(value, { what, max });
        if (problem) context.addIssue({ code: 'custom', message: toIssueMessage(problem) });
      })
  );
}

/** The fields of the form by which a receiver answers. */
export const replySchema = z
  .object({
    reaction: z
      .enum(['', ...reactionKeys], toIssueMessage(['form.reply.reaction']))
      .default('')
      .transform((value) => (value === '' ? null : value)),
    text: lineSchema('replyLine', replyTextLimit),
    name: lineSchema('replyName', limits.name),
    /** The id of a voice that was sent before. */
    file: z
      .string()
      .default('')
      .transform((value) => parseRandomId<string>(value)),
    /** Who reads it besides the card's owner: nobody, all who signed it, or whoever wrote a note, by its id. */
    thanked: z
      .string()
      .default('')
      .transform((value) => (value === 'all' || randomIdPattern.test(value) ? value : null)),
  })
  .superRefine(({ reaction, text, file }, context) => {
    if (reaction !== null || text !== '' || file !== null) return;
    context.addIssue({
      code: 'custom',
      path: ['reaction'],
      message: toIssueMessage(['form.reply.empty']),
    });
  });

export type ReplyForm = z.infer<typeof replySchema>;
