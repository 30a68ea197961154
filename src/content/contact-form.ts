import { z } from '#card/document/zod.ts';
import { composed } from '#card/text/composed.ts';
import { emailSchema, fullNameSchema } from './account-forms.ts';
import { contactLimits, contactSubjects } from './contact.ts';
import { type MessageRef, toIssueMessage } from './languages/message-ref.ts';
import { byRule } from './typed-text.ts';

const noMessage: MessageRef = ['form.message.missing'];

/** Browsers send line ends as two characters, and people count one. */
const messageSchema = z
  .string(toIssueMessage(noMessage))
  .transform((value) => composed(value).replaceAll('\r\n', '\n').trim())
  .superRefine(byRule({ what: 'contactMessage', max: contactLimits.message }, noMessage));

export const contactSchema = z.object({
  name: fullNameSchema,
  email: emailSchema,
  subject: z.enum(
    contactSubjects.map(({ value }) => value),
    toIssueMessage(['form.subject']),
  ),
  message: messageSchema,
});

export type ContactForm = z.infer<typeof contactSchema>;
