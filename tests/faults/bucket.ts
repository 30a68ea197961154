import { startS3Server } from '#tests/support/s3-server.ts';
import { openTcpProxy } from '#tests/support/tcp-proxy.ts';
import { type Fault, type ReversibleInjection, startHarness } from './harness.ts';

/** The S3-compatible store is refused, blocked or slow while people work, photos and sounds among it. */
export const bucket: Fault = {
  name: 'bucket',
  rounds: 5,
  async run(rounds) {
    await using store = await startS3Server();
    const { hostname: host, port } = new URL(store.config.endpoint);
    await using link = await openTcpProxy({ host, port: Number(port) });
    await using harness = await startHarness({
      env: { ...store.env, S3_ENDPOINT: `http://127.0.0.1:${link.port}` },
      withFiles: true,
    });
    // Cards and pages go on as if nothing had happened; an upload may take as long as it needs on a slow line.
    const usual = {
      lasts: 3_000,
      timeoutMs: 2_000,
      timeoutMsFor: { file: 6_000, upload: 16_000 },
      recovery: 1_000,
    };
    const injections: ReversibleInjection[] = [
      { ...usual, name: 'bucket refused', inject: () => link.cut().then(() => link.mend) },
      {
        ...usual,
        name: 'bucket blocked',
        inject: async () => {
          link.block();
          return link.mend;
        },
      },
      {
        ...usual,
        name: 'bucket slow',
        inject: async () => {
          link.delay(500);
          return link.mend;
        },
      },
    ];
    for (let round = 1; round <= rounds; round += 1) {
      for (const inject of injections) {
        await harness.injectAndRecover(inject);
        await harness.check(`${inject.name} ${round}`);
      }
    }
    return harness.outcome(rounds * injections.length, injections.map(({ name }) => name).join(', '));
  },
};
