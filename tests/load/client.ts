import { connect, type Socket } from 'node:net';

export interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** Gives the body back; others are only counted. */
  readonly isRead?: boolean;
}

export interface Answer {
  /** 0: the connection was closed, or refused, without a whole answer. */
  readonly status: number;
  /** The header lines, as they came. */
  readonly head: string;
  readonly body: Buffer;
}

/** One connection, used again and again, one request at a time. */
export interface Connection {
  ask(asked: Asked): Promise<Answer>;
  close(): void;
}

const nothing = Buffer.alloc(0);

/**
 * HTTP/1.1 as a proxy in front of the product speaks it, and no more: what a general client does besides would take
 * more of the processor than the server that is measured beside it.
 */
export function openConnection(port: number): Connection {
  let socket: Socket | null = null;
  let reader: Reader | null = null;
  let settle: (answer: Answer) => void = () => {};

  function finish(status: number): void {
    const { head = '', pieces = [] } = reader ?? {};
    reader = null;
    settle({ status, head, body: pieces.length > 0 ? Buffer.concat(pieces) : nothing });
  }

  function open(): Socket {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true });
    opened.on('data', (chunk) => {
      if (reader?.take(chunk)) finish(reader.status);
    });
    opened.on('error', () => {});
    opened.on('close', () => {
      if (socket === opened) socket = null;
      if (reader) finish(0);
    });
    return opened;
  }

  return {
    ask({ method = 'GET', path, headers = {}, body, isRead = false }) {
      socket ??= open();
      reader = createReader(isRead);
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const length = body ? `content-length: ${body.length}\r\n` : '';
      socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${length}${lines.join('')}\r\n`);
      if (body) socket.write(body);
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    close: () => socket?.destroy(),
  };
}

interface Reader {
  head: string;
  status: number;
  readonly pieces: Buffer[];
  /** True when the answer is whole. */
  take(chunk: Buffer): boolean;
}

/** Finds the end of one answer (RFC 9112); `keeps` its body. */
function createReader(keeps: boolean): Reader {
  let start: Buffer = nothing;
  let body: ((chunk: Buffer) => boolean) | null = null;
  const reader: Reader = {
    head: '',
    status: 0,
    pieces: [],
    take(chunk) {
      if (body) return body(chunk);
      start = start.length > 0 ? Buffer.concat([start, chunk]) : chunk;
      const end = start.indexOf('\r\n\r\n');
      if (end < 0) return false;
      reader.head = start.toString('latin1', 0, end);
      reader.status = Number(reader.head.slice(9, 12));
      body = bodyReader(reader.head, (piece) => {
        if (keeps) reader.pieces.push(piece);
      });
      return body(start.subarray(end + 4));
    },
  };
  return reader;
}

function bodyReader(head: string, keep: (piece: Buffer) => void): (chunk: Buffer) => boolean {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined && /\r\ntransfer-encoding: *chunked/i.test(head)) return chunkReader(keep);
  let left = Number(length ?? 0);
  return (chunk) => {
    left -= chunk.length;
    keep(chunk);
    return left <= 0;
  };
}

function chunkReader(keep: (piece: Buffer) => void): (chunk: Buffer) => boolean {
  let line = '';
  /** Bytes of this piece that are still to come, the line's end behind it included. */
  let left = 0;
  let isLast = false;
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      if (left > 0) {
        const taken = Math.min(left, chunk.length - at);
        keep(chunk.subarray(at, at + Math.max(0, Math.min(taken, left - 2))));
        at += taken;
        left -= taken;
        if (left === 0 && isLast) return true;
        continue;
      }
      const end = chunk.indexOf(10, at);
      line += chunk.toString('latin1', at, end < 0 ? chunk.length : end + 1);
      if (end < 0) return false;
      at = end + 1;
      const size = Number.parseInt(line, 16);
      line = '';
      isLast = size === 0;
      left = size + 2;
    }
    return false;
  };
}
