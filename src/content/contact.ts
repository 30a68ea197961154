import { z } from 'zod';
import { textProblem } from '#card/document/text-problem.ts';
import { emailSchema, fullNameSchema } from './account-forms.ts';

/** What a message is about, in the order in which the form offers it. */
export const contactSubjects = [
  { value: 'general', label: 'A general question' },
  { value: 'support', label: 'Help with a card or my account' },
  { value: 'feedback', label: 'Feedback or an idea' },
  { value: 'bug', label: 'Something does not work' },
  { value: 'partnership', label: 'Working together' },
  { value: 'other', label: 'Something else' },
] as const;

export type ContactSubject = (typeof contactSubjects)[number]['value'];

export const contactLimits = {
  /** Characters: two full pages, which is more than a question needs and little enough to be read. */
  message: 5000,
  /** Days a message is kept: an answer can be asked about for a year. */
  days: 365,
} as const;

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

/** When somebody reads and answers. */
export const support = {
  hours: 'Mon-Fri 9 AM to 6 PM IST',
  reply: 'within 24 hours',
  served: 'serving users worldwide',
} as const;
