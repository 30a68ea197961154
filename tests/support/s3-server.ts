import S3rver from '@20minutes/s3rver';
import type { S3Config } from '#server/config/config.ts';
import { temporaryFolder } from './new-folder.ts';

/** A file store on this machine that speaks the protocol of S3 and checks signatures. */
export interface S3Server extends AsyncDisposable {
  readonly config: S3Config;
  /** The same as settings of a product. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const directory = temporaryFolder();
  const bucket = 'birthday-cards';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const config = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  // It may have been stopped before, to see what happens without it.
  const stop = () => server.close().catch(() => undefined);
  return {
    config,
    env: {
      S3_ENDPOINT: config.endpoint,
      S3_BUCKET: config.bucket,
      S3_REGION: config.region,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
