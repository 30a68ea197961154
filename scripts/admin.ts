/** `npm run admin -- COMMAND`: what an operator does with single cards, accounts, reports and mail. */
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Refusal } from '#server/operator/command.ts';
import { runAdmin } from './admin/run.ts';

async function ask(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Refusal(`Nothing was done. ${question} Add --yes to say so.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type yes: `).finally(() => terminal.close());
  if (answer.trim().toLowerCase() !== 'yes') throw new Refusal('Nothing was done.');
}

if (existsSync('.env')) process.loadEnvFile('.env');
const { code, text } = await runAdmin(process.argv.slice(2), { env: process.env, ask });
if (code === 0) console.log(text);
else console.error(text);
process.exitCode = code;
