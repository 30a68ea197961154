import { type Command, formatTimestamp, printable } from '../command.ts';
import { listAuditLog } from '../read.ts';

export const logCommands: Readonly<Record<string, Command>> = {
  'log list': {
    about: 'who did what, the latest first; --limit N',
    async run({ db, limit }) {
      const { items, cursor } = await listAuditLog(db, { limit: Math.min(limit, 100), cursor: null });
      if (items.length === 0) return 'Nobody has done anything yet.';
      const lines = items.map(({ createdAt, actor, action, target, outcome }) =>
        [formatTimestamp(createdAt), printable(actor), action, target, printable(outcome)]
          .filter(Boolean)
          .join('  '),
      );
      return [...lines, ...(cursor ? ['and more'] : [])].join('\n');
    },
  },
};
