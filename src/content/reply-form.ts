import { limits } from '#card/document/limits.ts';
import { z } from '#card/document/zod.ts';
import { randomIdPattern } from '#std/random-id.ts';
import { toIssueMessage } from './languages/message-ref.ts';
import { sentFile, typedLine } from './typed-text.ts';

/** In the order in which the form offers them. */
export const reactionKeys = ['love', 'joy', 'tears', 'wow', 'party', 'thanks'] as const;
export type ReactionKey = (typeof reactionKeys)[number];

/** Characters: a line or two. Whoever has more to say makes a card back. */
export const replyTextLimit = 300;

/** The fields of the form by which a receiver answers. */
export const replySchema = z
  .object({
    reaction: z
      .enum(['', ...reactionKeys], toIssueMessage(['form.reply.reaction']))
      .default('')
      .transform((value) => (value === '' ? null : value)),
    // One line: what it is read in has no space for more.
    text: typedLine({ what: 'replyLine', max: replyTextLimit }),
    name: typedLine({ what: 'replyName', max: limits.name }),
    /** The id of a voice that was sent before. */
    file: sentFile,
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
