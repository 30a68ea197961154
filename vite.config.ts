import { posix } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { type BuildOptions, build, defineConfig, type Plugin } from 'vite';
import { plainAddresses, routeOf } from '#server/routes.ts';
import { pageTexts } from './scripts/page-texts.ts';

/** What the server runs in threads of their own: where it stands, and what it is called when it is built. */
const threads = [
  { source: './src/server/files/sounds/worker.ts', built: 'sound-worker.js' },
  { source: './src/server/scenes/picture-worker.ts', built: 'picture-worker.js' },
  { source: './src/server/scenes/fonts/font-worker.ts', built: 'font-worker.js' },
];

/** Builds the threads' code beside the server, and tells the server where it is. */
function serverThreads(): Plugin {
  return {
    name: 'server-threads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      for (const { source, built } of threads) this.emitFile({ type: 'chunk', id: source, fileName: built });
    },
    renderChunk(code, { fileName }) {
      const pointed = threads.reduce((text, { source, built }) => {
        const address = new RegExp(
          `(?<=new URL\\(["'\`])\\./${posix.basename(source)}(?=["'\`], import\\.meta\\.url\\))`,
        );
        return text.replace(address, posix.relative(posix.dirname(fileName), built));
      }, code);
      return pointed === code ? null : pointed;
    },
  };
}

const scriptFiles = 'virtual:script-files';

/**
 * Builds what pages without React need in the browser, that of a card and those that only tell, apart from the pages of the
 * router, so that they share no file with them: what React needs never gets into them. The server finds the addresses of
 * the scripts and the text of the card's style in a module of its own.
 */
function pagesWithoutReact(): Plugin {
  const files = {
    cardScript: '/src/web/card-page/browser/script.ts',
    cardStyleLink: '/src/web/card-page/browser/style.css?direct',
    cardStyle: '',
    plainScript: '/src/web/plain/script.ts',
    reviewScript: '/src/web/admin/review-keys.ts',
  };
  return {
    name: 'pages-without-react',
    resolveId: (id) => (id === scriptFiles ? `\0${scriptFiles}` : null),
    load: (id) =>
      id === `\0${scriptFiles}`
        ? Object.entries(files)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join('\n')
        : null,
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      const inputs = {
        cardScript: {
          'card-page': 'src/web/card-page/browser/script.ts',
          'card-page-style': 'src/web/card-page/browser/style.css',
        },
        plainScript: { plain: 'src/web/plain/script.ts' },
        reviewScript: { review: 'src/web/admin/review-keys.ts' },
      };
      for (const script of ['cardScript', 'plainScript', 'reviewScript'] as const)
        for (const file of await builtApart(inputs[script])) {
          const { fileName } = file;
          const source = file.type === 'chunk' ? file.code : file.source;
          if (fileName.endsWith('.css')) files.cardStyle = `${source}`.trim();
          else this.emitFile({ type: 'asset', fileName, source });
          if (file.type === 'chunk' && file.isEntry) files[script] = `/${fileName}`;
        }
    },
  };
}

/**
 * The router in browsers knows that there are pages without React, and loads them as documents
 * (`keep-page-on-failure.ts`). Of their code it gets nothing but the names of what it looks for.
 */
function namesOfPlainPages(): Plugin {
  const files = plainAddresses.map((address) => routeOf(address).by);
  return {
    name: 'names-of-plain-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/web\/routes\/[\w-]+\.tsx/ },
      handler(code, id) {
        if (!files.includes(posix.basename(id.split('?', 1)[0] ?? '') as `${string}.tsx`)) return null;
        const styles = code.match(/^import '[^']+\.css';$/gm) ?? [];
        const names = [...code.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(
          ([, name]) => name,
        );
        return [
          ...styles,
          'export default function PlainPage() { return null; }',
          ...names.map((name) => `export function ${name}() {}`),
        ].join('\n');
      },
    },
  };
}

async function builtApart(input: Readonly<Record<string, string>>) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      ...pageBuild,
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input },
    },
  });
  return 'output' in built ? built.output : [];
}

/** What pages in the browser have in common. */
const pageBuild = {
  // What the README says of browsers. What they lack besides syntax: tests/journeys/supported-browsers.spec.ts.
  target: ['chrome111', 'edge111', 'firefox125', 'safari16.4'],
  // The content security policy allows no data: fonts, and a shared file is cached better than a copy.
  assetsInlineLimit: 0,
} satisfies BuildOptions;

/**
 * Parts of a page that come late are fetched before they are imported: `retryable-import.ts` says why. Each `import()` of
 * ours is wrapped, with the addresses of all files that it needs.
 */
function retryableImports(): Plugin {
  const mark = '"files of the import"';
  return {
    name: 'retryable-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/\w/, code: /\bimport\(["']/ },
      handler: (code) =>
        `import { retryableImport } from ${JSON.stringify(posix.resolve('src/web/offline/retryable-import.ts'))};\n` +
        code.replace(/\bimport\(["'][^"'\n]+["']\)/g, `retryableImport(() => $&, ${mark})`),
    },
    renderChunk(code, { fileName }, _, { chunks }) {
      const parts = code.split(mark);
      if (parts.length === 1) return null;
      const here = withImports(fileName, new Set());
      const wanted = parts.slice(0, -1).map((part) => {
        const [, file] = [...part.matchAll(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g)].at(-1) ?? [];
        const all = file ? withImports(posix.join(posix.dirname(fileName), file), new Set(here)) : here;
        return part + JSON.stringify([...all].filter((one) => !here.has(one)).map((one) => `/${one}`));
      });
      return [...wanted, parts.at(-1)].join('');

      function withImports(file: string, found: Set<string>): Set<string> {
        // Texts come with the page, by other addresses.
        if (!chunks[file] || found.has(file)) return found;
        found.add(file);
        for (const next of chunks[file].imports) withImports(next, found);
        return found;
      }
    },
  };
}

/** Takes our loader of pages in the place of the router's: `docs/platform-bugs.md` says why, and until when. */
function routeModules(): Plugin {
  let isTaken = false;
  return {
    name: 'route-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\/routeModules\.js$/ },
      handler() {
        isTaken = true;
        return posix.resolve('src/web/offline/route-modules.ts');
      },
    },
    buildEnd() {
      if (!isTaken) this.error('The router keeps its loader of pages elsewhere: see docs/platform-bugs.md.');
    },
  };
}

/**
 * A worker's later parts import what they share with it from a file of its own, never from the worker's first file:
 * WebKit runs that file a second time when it is imported. Its classes are then there twice, and `instanceof` fails.
 */
function workersThatRunOnce(): Plugin {
  return {
    name: 'workers-that-run-once',
    apply: 'build',
    options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = files.find(({ isEntry }) => isEntry)?.fileName ?? '';
      const importer = files.find(({ imports }) => imports.includes(first));
      if (importer) this.error(`${importer.fileName} imports ${first}: WebKit would run it twice.`);
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    pagesWithoutReact(),
    namesOfPlainPages(),
    pageTexts(),
    serverThreads(),
    retryableImports(),
    routeModules(),
  ],
  build: {
    ...pageBuild,
    // What `retryableImports` has fetched need not be fetched ahead.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
  },
  // In pieces: only films need the megabyte that writes films.
  worker: { format: 'es', plugins: () => [workersThatRunOnce()] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page needs these: one file is 4 KB smaller than eight, and stays in caches when our own code changes.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /\/node_modules\/(react|react-dom|scheduler|react-router|@react-router)\//,
                },
                // What every page needs besides is small: one request for all of it is sooner answered than ten, and the
                // headers of one answer are larger than many of these files.
                {
                  name: 'frame',
                  test: /\/src\/(std\/result|content\/(file-href|providers|template-styles))\.|\/src\/web\/(page\/(early-fields|early-press|page-meta)|request\/leave-for-provider|ui\/(button|spinner|toast|toast-queue|class-names)|texts\/page-locale|components\/(error-page|last-error-page|page-load-error|sign-out|try-again|use-site)|offline\/(retryable-import|route-modules|network-failure|load-error-texts))\.|\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/,
                },
                // What every page with people needs.
                {
                  name: 'people',
                  test: /\/src\/(content\/image-slots|web\/components\/portraits\/(bloom-drawing|local-images|portraits|use-local-image))\./,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Decided when built: React otherwise brings its development half along and runs it, five times slower.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: { rollupOptions: { input: './src/main.ts' } },
      resolve:
        command === 'build'
          ? {
              // One bundle starts faster and takes a fifth of the memory; these carry native parts or workers.
              noExternal: true,
              external: ['sharp', '@napi-rs/canvas', 'pino', 'harfbuzzjs', 'wawoff2'],
            }
          : {},
    },
  },
}));
