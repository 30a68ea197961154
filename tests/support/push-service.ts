import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

export interface PushService {
  /** Where browsers connect to: `ws://localhost:1234/`. */
  readonly address: string;
  /** The host of its endpoints: `localhost:1234`. */
  readonly host: string;
  stop(): Promise<void>;
}

/** What Firefox says. */
interface Said {
  readonly messageType?: string;
  readonly channelID?: string;
}

/**
 * A push service as Firefox knows them: it makes endpoints over a WebSocket and hands on what is posted to them (RFC 8030),
 * without being able to read it. Source: Mozilla, autopush, "HTTP Endpoints" and "WebSocket protocol".
 */
export async function startPushService(): Promise<PushService> {
  const channels = new Map<string, WebSocket>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const channelID = request.url?.slice(1) ?? '';
    const socket = channels.get(channelID);
    if (!socket) return void response.writeHead(410).end();
    const data = Buffer.concat(chunks).toString('base64url');
    const encoding = String(request.headers['content-encoding']);
    const version = randomBytes(8).toString('hex');
    const message = { messageType: 'notification', channelID, version, data, headers: { encoding } };
    socket.send(JSON.stringify(message));
    response.writeHead(201).end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    const answer = (message: object) => socket.send(JSON.stringify(message));
    socket.on('message', (data) => {
      const { messageType, channelID = '' } = JSON.parse(String(data)) as Said;
      if (messageType === 'hello') {
        const uaid = randomBytes(16).toString('hex');
        answer({ messageType, uaid, status: 200, use_webpush: true, broadcasts: {} });
      }
      if (messageType === 'register') {
        channels.set(channelID, socket);
        answer({ messageType, channelID, status: 200, pushEndpoint: `http://${host}/${channelID}` });
      }
      if (messageType === 'unregister') {
        channels.delete(channelID);
        answer({ messageType, channelID, status: 200 });
      }
      if (messageType === undefined) answer({});
    });
  });
  return {
    address: `ws://${host}/`,
    host,
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
