/**
 * The least that Node needs for an answer, in a process of its own: node bench/bare-server.ts ANSWER, in JSON. Prints
 * its port.
 */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** The same for every request. */
export interface BareAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** The path of a file. */
  readonly body: string;
  /** What is read from a database before each answer. */
  readonly query?: pg.QueryConfig & { readonly database: pg.PoolConfig };
}

const { headers, body, query } = JSON.parse(process.argv[2] ?? '') as BareAnswer;
const bytes = readFileSync(body);
const pool = query && new pg.Pool(query.database);

function send(response: ServerResponse): void {
  response.writeHead(200, headers);
  response.end(bytes);
}

const server = createServer((_, response) => {
  if (pool) void pool.query(query).then(() => send(response));
  else send(response);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
