import { textProblem } from '#card/document/text-problem.ts';
import { z } from '#card/document/zod.ts';
import { emailSchema, fullNameSchema } from './account-forms.ts';
import { contactLimits, contactSubjects } from './contact.ts';

const messageRule = { what: 'Your message', max: contactLimits.message } as const;

/** Browsers send line ends as two characters, and people count one. */
const messageSchema = z
  .string('Please write a message.')
  .transform((value) => value.toWellFormed().normalize('NFC').replaceAll('\r\n', '\n').trim())
  .superRefine((value, context) => {
    const problem = value === '' ? 'Please write a message.' : textProblem(value, messageRule);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

export const contactSchema = z.object({
  name: fullNameSchema,
  email: emailSchema,
  subject: z.enum(
    contactSubjects.map(({ value }) => value),
    'Please choose what your message is about.',
  ),
  message: messageSchema,
});

export type ContactForm = z.infer<typeof contactSchema>;
