import { expect, test } from 'vitest';
import { runAdmin } from './run.ts';

test.each(['-bcdefghijklmnopqrstuv', '--cdefghijklmnopqrstuv'])(
  'an id may begin with a dash: %s',
  async (id) => {
    // The settings are read after the arguments were understood.
    const outcome = await runAdmin(['card', 'delete', id, '--yes'], {
      env: { PORT: 'x' },
      ask: async () => {},
    });
    expect(outcome).toMatchObject({ code: 1, text: expect.stringContaining('PORT') });
  },
);
