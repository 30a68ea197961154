import { reasonLabel } from '#content/report.ts';
import {
  type Command,
  type CommandInput,
  changing,
  formatTimestamp,
  printable,
  Refusal,
} from '../command.ts';
import { listReports } from '../read.ts';
import { setReportState } from '../write.ts';

export const reportCommands: Readonly<Record<string, Command>> = {
  'report list': {
    about: 'open reports, the newest first; --limit N, --text shows what was added',
    run: list,
  },
  'report close': changing('report', 'takes a report off that list, by its id', (input) =>
    setState(input, 'closed'),
  ),
  'report reopen': changing('report', 'takes that back', (input) => setState(input, 'open')),
};

async function list({ db, limit, text }: CommandInput): Promise<string> {
  const { items, cursor } = await listReports(db, 'open', { limit: Math.min(limit, 100), cursor: null });
  if (items.length === 0) return 'There are no open reports.';
  const lines = items.flatMap(({ id, cardId, design, reason, createdAt, card, text: added }) => [
    [
      id,
      formatTimestamp(createdAt),
      cardId ? `card ${cardId} (${card})` : `design ${design}`,
      reasonLabel(reason),
    ].join('  '),
    ...(text && added ? [`    ${printable(added)}`] : []),
  ]);
  return [...lines, ...(cursor ? ['and more'] : [])].join('\n');
}

async function setState(
  { db, target, setAuditTarget }: CommandInput,
  state: 'open' | 'closed',
): Promise<string> {
  setAuditTarget(target);
  if (!(await setReportState(db, target, state))) throw new Refusal('There is no such report.');
  return state === 'closed' ? 'The report is closed.' : 'The report is open again.';
}
