import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { build, type Rolldown } from 'vite';

export interface PageParts {
  /** The page's module, from the root of the project. */
  readonly script: string;
  /** Names `/page.js` and `/page.css`. */
  readonly html: string;
  readonly styles: string;
  /** Anything else at a path, such as fonts and photos. */
  fileAt(path: string): Buffer | undefined;
  /** Of the answer at a path; a content type among them counts instead of the one by the file's ending. */
  headers(path: string): Readonly<Record<string, string>>;
}

export interface ServedPage {
  readonly address: string;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Builds a page with its workers as the product is built, and serves it. */
export async function servePage({ script, html, styles, fileAt, headers }: PageParts): Promise<ServedPage> {
  const own = new Map([['/index.html', html], ['/page.css', styles], ...(await builtFiles(script))]);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '/index.html' : decodeURIComponent(pathname);
    const content = own.get(path) ?? fileAt(path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    response.writeHead(content ? 200 : 404, { 'content-type': type, ...headers(path) });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function builtFiles(script: string): Promise<[path: string, content: string][]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: script, output: { entryFileNames: 'page.js' } },
    },
    worker: { format: 'es' },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]);
}
