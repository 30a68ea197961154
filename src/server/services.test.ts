import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from './config/config.ts';
import { openServices } from './services.ts';

const home = process.cwd();
afterEach(() => process.chdir(home));

test('when a part cannot be opened, what was opened before is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'services-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error(config.error);
  const started = vi.spyOn(globalThis, 'setInterval');
  const stopped = vi.spyOn(globalThis, 'clearInterval');
  // Fonts and drawings are looked for here, after the database, the mail worker and the view counter were opened.
  process.chdir(folder);
  await expect(openServices(config.value)).rejects.toThrow(/ENOENT/);
  const timers = started.mock.results.map(({ value }) => value);
  expect(timers.length).toBeGreaterThan(0);
  expect(stopped.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers));
  // The folder is free again.
  process.chdir(home);
  const services = await openServices(config.value);
  await services.close();
  await rm(folder, { recursive: true });
});
