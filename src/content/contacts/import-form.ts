import { z } from '#card/document/zod.ts';
import { composed } from '#card/text/composed.ts';
import type { Day } from '../birthdays.ts';
import { textSentence } from '../text-sentence.ts';
import type { Birthday } from './birthday.ts';
import { birthdayProblem } from './contact-form.ts';
import { contactLimits } from './limits.ts';

/** Lines of a file that are sent at once: a long file comes in parts. */
export const linesOfPart = 500;

const randomId = z.string().regex(/^[\w-]{22}$/);

/** A line as the page sends it: name, month, day, year, and the id of whom it replaces. */
const line = z.tuple([
  z.string().transform((name) => composed(name).replace(/\s+/gu, ' ').trim()),
  z.number(),
  z.number(),
  z.number().nullable(),
  randomId.nullable(),
]);

/** A line on its way, as JSON. */
export type ImportLine = z.input<typeof line>;

/** A part of an import; `today`: wherever its owner is. */
export function importSchema(today: Day) {
  return z.object({
    id: randomId,
    lines: z
      .array(line)
      .min(1)
      .max(linesOfPart)
      .transform((lines) =>
        lines.map(([name, month, day, year, replaces]) => ({
          name,
          birthday: birthday(month, day, year),
          replaces,
        })),
      )
      .refine((lines) =>
        lines.every(
          ({ name, birthday: of }) =>
            name !== '' &&
            textSentence(name, { what: 'contactName', max: contactLimits.name }) === null &&
            birthdayProblem(of, today) === null,
        ),
      ),
  });
}

function birthday(month: number, day: number, year: number | null): Birthday {
  return { calendar: 'gregorian', month, day, year, leapDay: 'february' };
}
