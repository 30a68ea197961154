import { connect, type Socket } from 'node:net';

export interface Answer {
  /** 0: the connection was closed without an answer. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
  /** Milliseconds from the last byte sent to the last byte of the answer. */
  readonly ms: number;
}

export interface Connection {
  /** Sends the bytes as they are; `isHead` answers have no body, and `isCut` ends the connection behind them. */
  send(bytes: Buffer, how: { readonly isHead: boolean; readonly isCut: boolean }): Promise<Answer>;
  close(): void;
}

/** Milliseconds after which an answer counts as none. */
const timeoutMs = 10_000;

/** One connection after the other, each kept as long as the server keeps it; what is sent need not be HTTP. */
export function openConnection(port: number): Connection {
  let socket: Socket | null = null;
  return {
    send(bytes, { isHead, isCut }) {
      if (!socket || socket.destroyed || !socket.writable) socket = connect(port, 'localhost');
      const used = socket;
      return new Promise((resolve) => {
        let received = Buffer.alloc(0);
        const started = performance.now();
        const timer = setTimeout(() => finish(true), timeoutMs);
        function finish(isClosed: boolean): void {
          clearTimeout(timer);
          used.removeAllListeners();
          used.on('error', () => {});
          if (isClosed || isCut) used.destroy();
          resolve({ ...read(received), ms: performance.now() - started });
        }
        used.on('data', (chunk) => {
          received = Buffer.concat([received, chunk]);
          if (isWhole(received, isHead)) finish(/^connection: close/im.test(headOf(received)));
        });
        used.on('error', () => finish(true));
        used.on('close', () => finish(true));
        used.on('end', () => finish(true));
        used.write(bytes, () => {
          if (isCut) used.end();
        });
      });
    },
    close: () => socket?.destroy(),
  };
}

function headOf(received: Buffer): string {
  const end = received.indexOf('\r\n\r\n');
  return end < 0 ? '' : received.toString('latin1', 0, end);
}

function isWhole(received: Buffer, isHead: boolean): boolean {
  const head = headOf(received);
  if (!head) return false;
  const status = Number(head.slice(9, 12));
  if (status < 200) return false;
  if (isHead || status === 204 || status === 304) return true;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const start = head.length + 4;
  if (length !== undefined) return received.length >= start + Number(length);
  return (
    /^transfer-encoding: chunked/im.test(head) &&
    received.subarray(-7).toString('latin1').endsWith('\r\n0\r\n\r\n')
  );
}

function read(received: Buffer): Omit<Answer, 'ms'> {
  const head = headOf(received);
  const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, head, body: received.toString('utf8', head.length) };
}
