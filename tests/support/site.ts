import { join } from 'node:path';
import { type Balancer, type BalancerOptions, startBalancer } from './balancer.ts';
import { type DatabaseServer, startDatabaseServer } from './database-server.ts';
import { temporaryFolder } from './new-folder.ts';
import { startPooler } from './pooler.ts';
import { freePort, type Product, startProduct } from './product.ts';
import { type Replica, startReplicatedServers } from './replicated-server.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { cookieOf, type Member, signUpMember } from './visitor.ts';

/** Several instances of the product that share a database server and a bucket, behind a balancer. */
export interface Site extends AsyncDisposable {
  /** Of the balancer. */
  readonly origin: string;
  readonly database: DatabaseServer;
  /** Null unless asked for. */
  readonly replica: Replica | null;
  readonly bucket: S3Server;
  /** By place; one that is restarted keeps its place and its port. */
  readonly instances: readonly Product[];
  /** What every instance is told. */
  readonly env: Readonly<Record<string, string>>;
  /** Somebody who comes through the balancer. */
  signUpMember(name: string): Promise<Member>;
  /** The member's request, as the balancer gives it to that instance. */
  ask(instance: Product, member: Member | null, path: string, init?: RequestInit): Promise<Response>;
  /** Stops the instance and starts it again; resolves when requests may go to it. The milliseconds that it took to stop. */
  restart(place: number): Promise<number>;
  stop(): Promise<void>;
}

export interface SiteOptions {
  readonly instances: number;
  readonly drainSeconds: number;
  /** Milliseconds between two looks of the balancer. */
  readonly look: number;
  /** What stands in front, in the place of a plain HAProxy. */
  readonly front?: {
    readonly origin: (port: number) => string;
    readonly start: (options: BalancerOptions) => Promise<Balancer>;
  };
  /** PgBouncer in front of the database. */
  readonly hasPooler?: boolean;
  /** A replica of the database, for what only reads. */
  readonly hasReplica?: boolean;
  /** A server that runs already; stopped with the site. */
  readonly database?: DatabaseServer;
  readonly env?: Readonly<Record<string, string>>;
}

const plain = { origin: (port: number) => `http://localhost:${port}`, start: startBalancer };

export const siteSecret = 'one secret for all instances of the site, long enough';

export async function startSite({
  instances: count,
  drainSeconds,
  look,
  front: { origin, start: startFront } = plain,
  hasPooler = false,
  hasReplica = false,
  database: given,
  env = {},
}: SiteOptions): Promise<Site> {
  const folder = temporaryFolder();
  const replicated = hasReplica ? await startReplicatedServers(1) : null;
  const [database, bucket] = await Promise.all([
    given ?? (replicated ? { ...replicated.leader, stop: replicated.stop } : startDatabaseServer()),
    startS3Server(),
  ]);
  const replica = replicated?.replicas[0] ?? null;
  const pooler = hasPooler ? await startPooler(database.appUrl) : null;
  const ports: number[] = [];
  while (ports.length <= count) ports.push(await freePort());
  const [port = 0, ...inside] = ports;
  const told = {
    // What the balancer is called: the same for all.
    ORIGIN: origin(port),
    DATABASE_URL: pooler?.url ?? database.appUrl,
    DATABASE_SESSION_URL: database.appUrl,
    DATABASE_MIGRATION_URL: database.url,
    ...(replica && { DATABASE_READ_URL: replica.appUrl }),
    AUTH_SECRET: siteSecret,
    DRAIN_SECONDS: `${drainSeconds}`,
    ...bucket.env,
    ...env,
  };
  const start = (each: number) => startProduct({ port: each, env: told, dataDir: join(folder, `${each}`) });
  // At the same moment, on an empty database: one makes the tables, the others wait for it.
  const balancer = await startFront({ port, ports: inside, look });
  const instances = await Promise.all(inside.map(start));
  for (const each of inside) await balancer.sees(each);
  async function stop(): Promise<void> {
    await balancer.stop();
    await Promise.all(instances.map((each) => each.stop()));
    await pooler?.stop();
    await Promise.all([database.stop(), bucket.stop()]);
  }
  const front = { ...instances[0], origin: balancer.origin, databaseUrl: database.url } as Product;
  return {
    origin: balancer.origin,
    database,
    replica,
    bucket,
    instances,
    env: told,
    signUpMember: (name) => signUpMember(front, name),
    ask(instance, member, path, init = {}) {
      const headers = new Headers({ origin: balancer.origin, cookie: member ? cookieOf(member) : '' });
      if (!member) headers.delete('cookie');
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
      return fetch(instance.origin + path, { redirect: 'manual', ...init, headers });
    },
    async restart(place) {
      const each = inside[place] ?? 0;
      const from = performance.now();
      await instances[place]?.stop();
      const took = performance.now() - from;
      instances[place] = await start(each);
      await balancer.sees(each);
      return took;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
