import { defineConfig } from 'vitest/config';

// An odd zone (UTC+12:45 or +13:45) finds code that takes the machine's zone for everybody's.
const env = { TZ: 'Pacific/Chatham' };

/** Whose tests start servers, end connections and send signals: each file has a process of its own. */
const storage = ['src/server/{db,files}/**/*.test.ts', 'src/server/services.test.ts'];

/** What takes long to try in every combination: npm run prove. */
const proofs = ['{src,tests}/**/*.proof.test.ts'];

/** Which try some combinations in npm test, and all of them in npm run prove. */
const combinations = [
  'src/card/backgrounds/{covers/covers,registry}.test.ts',
  'src/encode/paper/from-paper.test.ts',
  'tests/pictures/{covers,large-stickers,notes,pages,photo-looks,scenes}.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['tests/support/database.ts'],
    setupFiles: ['tests/support/console.ts'],
    // One more than processors: some wait for their servers.
    maxWorkers: 3,
    // A busy machine of two cores is no fault of the code.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // It can also stall for seconds: what passes the second time is listed as flaky.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          env,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...storage, ...proofs],
          // A process for each file would spend more time on its imports than on its tests.
          isolate: false,
          sequence: { shuffle: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'storage',
          env,
          include: [...storage],
          exclude: [...proofs],
          sequence: { shuffle: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'pictures',
          env,
          include: ['tests/pictures/**/*.test.ts'],
          exclude: [...proofs],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'proofs',
          env: { ...env, COMBINATIONS: 'all' },
          include: [...proofs, ...combinations],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
