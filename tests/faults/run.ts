// Shows: disks, databases, mail and processes fail under work; power cuts
/**
 * Breaks what the product stands on while people work in it, one fault after the other, and looks for everything
 * that it had acknowledged. Run: npm run prove -- faults [fault [rounds]]...
 *
 * Without names all faults run, each its usual number of rounds. Ends with a table; the exit code is 1 when anything
 * was lost, stayed half, was left over for ever, hung, or was answered in a way that helps nobody.
 */
import { bucket } from './bucket.ts';
import { clock, secondProcess } from './clock.ts';
import { database } from './database.ts';
import { disk } from './disk.ts';
import type { Fault, Outcome } from './harness.ts';
import { kill } from './kill.ts';
import { mail } from './mail.ts';
import { migration } from './migration.ts';
import { power, readOnly } from './power.ts';

const faults: readonly Fault[] = [
  kill,
  secondProcess,
  migration,
  database,
  disk,
  readOnly,
  power,
  bucket,
  mail,
  clock,
];

interface Chosen {
  readonly fault: Fault;
  readonly rounds: number;
}

/** `kill 100 disk` as faults and rounds. */
function choose(words: readonly string[]): Chosen[] {
  if (words.length === 0) return faults.map((fault) => ({ fault, rounds: fault.rounds }));
  return words.flatMap((word, position) => {
    if (/^\d+$/.test(word)) return [];
    const fault = faults.find(({ name }) => name === word);
    if (!fault) {
      const names = faults.map(({ name, rounds }) => `${name} ${rounds}`).join(', ');
      throw new Error(`There is no fault "${word}". These there are, with their usual rounds: ${names}.`);
    }
    return [{ fault, rounds: Number(words[position + 1]) || fault.rounds }];
  });
}

function row(name: string, outcome: Outcome | string): string {
  if (typeof outcome === 'string') return `| ${name} | | | | | | not run: ${outcome} |`;
  const { rounds, acknowledged, complaints, slowest, recovery, note } = outcome;
  const cells = [name, rounds, acknowledged, complaints.length, slowest ?? '', recovery ?? '', note];
  return `| ${cells.join(' | ')} |`;
}

async function main(words: readonly string[]): Promise<void> {
  const rows: string[] = [];
  let complaints = 0;
  for (const { fault, rounds } of choose(words)) {
    const unavailable = (await fault.unavailable?.()) ?? null;
    console.log(`${fault.name}, ${unavailable ?? `${rounds} rounds`}`);
    const outcome = unavailable ?? (await fault.run(rounds));
    if (typeof outcome !== 'string') complaints += outcome.complaints.length;
    rows.push(row(fault.name, outcome));
  }
  console.log(
    [
      '',
      '| fault | rounds | acknowledged | complaints | slowest answer meanwhile, ms | back after, ms | |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  );
  process.exitCode = complaints > 0 ? 1 : 0;
}

await main(process.argv.slice(2));
