import { describedRules } from '#card/document/described.ts';
import { limits } from '#card/document/limits.ts';
import type { TextRule } from '#card/document/text-problem.ts';
import { z } from '#card/document/zod.ts';
import { signaturePath } from '#card/signature/signature-path.ts';
import { composed } from '#card/text/composed.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { audiences, maxNotes, othersSee } from './contribution-choices.ts';
import { type MessageRef, messageOfIssue, toIssueMessage } from './languages/message-ref.ts';
import { byRule, sentFile, typedLine } from './typed-text.ts';

const nameSchema = typedLine({ what: 'noteName', max: limits.name }, ['form.note.noName']);

const wordsUpTo = (rule: TextRule) =>
  z
    .string()
    .default('')
    .transform((value) => composed(value).replace(/\r\n?/g, '\n').trim())
    .superRefine(byRule(rule));

function isInk(path: string): boolean {
  return path.length <= limits.signature.path && signaturePath.test(path);
}

/** The fields of the form by which somebody signs a card. A name alone is enough. */
export const contributionSchema = z
  .object({
    name: nameSchema,
    words: wordsUpTo({ what: 'noteWords', max: limits.note }),
    /** The id of a photo or a voice that was sent before. */
    file: sentFile,
    /** What is said in the voice, for those who hear little. */
    transcript: wordsUpTo(describedRules.transcript),
    /** The path of a drawing. */
    ink: z
      .string()
      .default('')
      .refine((value) => value === '' || isInk(value), toIssueMessage(['form.note.ink']))
      .transform((value) => value || null),
    audience: z.enum(audiences, toIssueMessage(['form.note.audience'])).default('everyone'),
  })
  .refine(({ file, ink }) => file === null || ink === null, toIssueMessage(['form.note.one']));

export type ContributionForm = z.infer<typeof contributionSchema>;

/** What lists of names begin their lines with: "1.", "2)", "-", "•". */
const bullet = /^\s*(?:\d{1,3}[.)]|[-*•·])\s+/u;

/** The names that somebody wrote or pasted, one on a line or with commas between them, each once. */
export function invitedNames(text: string): Result<readonly string[], { readonly sentence: MessageRef }> {
  const lines = text.split(/[\n\r,;،、]+/u).map((line) => nameSchema.safeParse(line.replace(bullet, '')));
  const names: string[] = [];
  for (const line of lines) {
    if (line.success) names.push(line.data);
    else {
      const sentence = messageOfIssue(line.error.issues[0]?.message);
      if (sentence[0] !== 'form.note.noName') return fail({ sentence: sentence as MessageRef });
    }
  }
  return names.length > 0 ? ok([...new Set(names)]) : fail({ sentence: ['form.note.noNames'] });
}

/** What the organiser chooses besides the day, which `readSeal` reads. */
export const signingSchema = z.object({
  othersSee: z.enum(othersSee, toIssueMessage(['form.signing.othersSee'])).default('signed'),
  approvesFirst: z
    .string()
    .default('')
    .transform((value) => value === 'on'),
  maxNotes: z
    .string()
    .default(`${maxNotes}`)
    .transform(Number)
    .refine((n) => Number.isInteger(n) && n >= 1 && n <= maxNotes, {
      message: toIssueMessage(['form.signing.maxNotes', { max: maxNotes }]),
    }),
});
