import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { CannotStart } from '#server/cannot-start.ts';
import { parseCardId } from '#server/cards/types.ts';
import { readConfig } from '#server/config/config.ts';
import { openExistingDatabase } from '#server/db/backup/existing-database.ts';
import { type CommandInput, ConfirmationRequired, Refusal } from '#server/operator/command.ts';
import { commands, runCommand } from '#server/operator/commands.ts';
import { fail, ok, type Result } from '#std/result.ts';

export interface Outcome {
  /** For the process: 0 done, 1 not done, 2 not understood. */
  readonly code: 0 | 1 | 2;
  readonly text: string;
}

interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Asks the operator; throws `Refusal` when the answer is no, or nobody is there to answer. */
  readonly ask: (question: string) => Promise<void>;
}

/** Does what the words of a command line say, in the database that the settings name. */
export async function runAdmin(args: readonly string[], terminal: Terminal): Promise<Outcome> {
  const invocation = readArguments(args);
  if (!invocation.ok) return { code: 2, text: [invocation.error, usage()].filter(Boolean).join('\n') };
  try {
    return { code: 0, text: await run(invocation.value, terminal) };
  } catch (error) {
    const { message } = error as Error;
    const isExpected = error instanceof Refusal || error instanceof CannotStart;
    return { code: 1, text: isExpected ? message : `It failed: ${message}` };
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(([words, { target, about }]) => {
    const call = target ? `${words} ${target.toUpperCase()}` : words;
    return `  ${call.padEnd(24)} ${about}`;
  });
  return [
    'Usage: npm run admin -- COMMAND',
    ...lines,
    'A CARD is its id or its address, an EMAIL also the id of an account. --yes answers every question with yes.',
  ].join('\n');
}

interface Invocation {
  /** The words of the command. */
  readonly name: string;
  readonly given: Pick<CommandInput, 'target' | 'text' | 'hidden' | 'owner' | 'limit'>;
  readonly yes: boolean;
}

/** The error says what is not understood; it is empty where the usage says enough. */
function readArguments(args: readonly string[]): Result<Invocation, string> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { positionals, values } = parsed.value;
  const [group = '', verb = '', target = '', ...rest] = positionals;
  const name = `${group} ${verb}`;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.length > 0) return fail('');
  const isNeeded = command.target !== undefined && !command.target.startsWith('[');
  if (isNeeded ? !target : target && command.target === undefined) return fail('');
  const limit = Number(values.limit);
  if (!(Number.isInteger(limit) && limit > 0 && limit <= 1000)) {
    return fail('--limit must be a whole number from 1 to 1000.');
  }
  const { text, hidden, owner, yes } = values;
  return ok({ name, given: { target, text, hidden, owner, limit }, yes });
}

function parse(args: readonly string[]) {
  try {
    const parsed = parseArgs({
      args: dashedIdsLast(args),
      options: {
        text: { type: 'boolean', default: false },
        hidden: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        owner: { type: 'string' },
        limit: { type: 'string', default: '20' },
      },
      allowPositionals: true,
    });
    return ok(parsed);
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** An id may begin with a dash. Behind `--` it is not taken for an option. */
function dashedIdsLast(args: readonly string[]): string[] {
  const isDashedId = (arg: string) => arg.startsWith('-') && parseCardId(arg.split(':')[0]) !== null;
  if (!args.some(isDashedId)) return [...args];
  return [...args.filter((arg) => !isDashedId(arg)), '--', ...args.filter(isDashedId)];
}

async function run({ name, given, yes }: Invocation, { env, ask }: Terminal): Promise<string> {
  const config = readConfig(env);
  if (!config.ok) throw new Refusal(config.error);
  const { db, close } = await openExistingDatabase(config.value);
  const work = (confirmed: boolean) =>
    runCommand({
      name,
      actor: `command line (${userName()})`,
      db,
      config: config.value,
      ...given,
      confirmed,
    });
  try {
    return await work(yes).catch(async (error: unknown) => {
      if (!(error instanceof ConfirmationRequired)) throw error;
      await ask(error.message);
      return work(true);
    });
  } finally {
    await close();
  }
}

/** In a container the user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}
