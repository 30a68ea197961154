/** Asks the registry whether a package that we ship has a known hole of high severity; passes where it does not answer. */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';

const answerSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** What `npm audit --json` found of high or critical severity; null when the registry did not say. */
export function readAudit(output: string): string[] | null {
  const answer = answerSchema.safeParse(parse(output));
  if (!answer.success) return null;
  return Object.entries(answer.data.vulnerabilities).flatMap(([name, { severity, range }]) =>
    ['high', 'critical'].includes(severity) ? [`${name} ${range}: ${severity}`] : [],
  );
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

if (process.argv[1]?.endsWith('check-audit.ts')) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 30_000,
    shell: process.platform === 'win32',
  });
  const found = readAudit(stdout ?? '');
  if (found === null) console.log('note: the registry answers no audits, so nothing was asked');
  for (const line of found ?? []) console.error(line);
  process.exitCode = found?.length ? 1 : 0;
}
