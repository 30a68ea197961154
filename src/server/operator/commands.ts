import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Command, CommandInput } from './command.ts';
import { accountCommands } from './commands/accounts.ts';
import { cardCommands } from './commands/cards.ts';
import { deliveryCommands } from './commands/deliveries.ts';
import { designCommands } from './commands/designs.ts';
import { fileCommands } from './commands/files.ts';
import { logCommands } from './commands/log.ts';
import { mailCommands } from './commands/mail.ts';
import { reportCommands } from './commands/reports.ts';
import { writeAudit } from './write.ts';

/** Everything that an operator can do, from the command line and, where it changes something, from the browser. */
export const commands: Readonly<Record<string, Command>> = {
  ...reportCommands,
  ...cardCommands,
  ...accountCommands,
  ...mailCommands,
  ...deliveryCommands,
  ...designCommands,
  ...fileCommands,
  ...logCommands,
};

type Options = Pick<CommandInput, 'text' | 'hidden' | 'owner' | 'limit'>;

const standardOptions: Options = { text: false, hidden: false, owner: undefined, limit: 20 };

interface CommandRun extends Pick<CommandInput, 'target' | 'confirmed'>, Partial<Options> {
  readonly name: string;
  /** For the audit log: the operator's address, or the command line. */
  readonly actor: string;
  readonly db: Db;
  readonly config: Config;
}

/**
 * Does a command of `commands`; returns what to say of it. What it changes is committed together with its entry in the
 * audit log. Throws `Refusal` for what cannot be done, `ConfirmationRequired` for what has to be asked about first.
 */
export async function runCommand({ name, actor, db, ...asked }: CommandRun): Promise<string> {
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name}.`);
  const later: (() => Promise<unknown>)[] = [];
  let about = '';
  const inputWith = (one: Db): CommandInput => ({
    ...standardOptions,
    ...asked,
    db: one,
    dbOutsideTransaction: db,
    setAuditTarget: (id) => (about = id),
    afterCommit: (work) => later.push(work),
  });
  const audit = (one: Db, outcome: string) =>
    writeAudit(one, { actor, action: name, target: about, outcome });
  if (command.audited !== 'in-transaction') {
    const text = await command.run(inputWith(db)).catch(async (error: Error) => {
      if (command.audited) await audit(db, error.message);
      throw error;
    });
    if (command.audited) await audit(db, text);
    return text;
  }
  const text = await db.transaction(async (tx) => {
    const done = await command.run(inputWith(tx as unknown as Db));
    // The browser asks for the password together with the question. What was changed is rolled back.
    if (command.needsPassword && !asked.confirmed) throw new Error(`${name} has to ask first.`);
    await audit(tx as unknown as Db, done);
    return done;
  });
  for (const work of later) await work();
  return text;
}
