import { posix } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { type BuildOptions, build, defineConfig, type Plugin } from 'vite';
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

const retryableImportFile = JSON.stringify(posix.resolve('src/web/offline/retryable-import.ts'));
const siteUpdatedFile = JSON.stringify(posix.resolve('src/web/offline/site-updated.ts'));

const cardPageFiles = 'virtual:card-page-files';

/**
 * Builds what the page of a card needs in the browser, apart from the pages of the router, so that it shares no file with
 * them: what React needs never gets into it. The server finds the address of the script and the text of the style in a
 * module of its own.
 */
function cardPage(): Plugin {
  const files = {
    script: '/src/web/card-page/browser/script.ts',
    styleLink: '/src/web/card-page/browser/style.css?direct',
    style: '',
  };
  return {
    name: 'card-page',
    resolveId: (id) => (id === cardPageFiles ? `\0${cardPageFiles}` : null),
    load: (id) =>
      id === `\0${cardPageFiles}`
        ? Object.entries(files)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join('\n')
        : null,
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      for (const file of await builtCardPage()) {
        const { fileName } = file;
        const source = file.type === 'chunk' ? file.code : file.source;
        if (fileName.endsWith('.css')) files.style = `${source}`.trim();
        else this.emitFile({ type: 'asset', fileName, source });
        if (file.type === 'chunk' && file.isEntry) files.script = `/${fileName}`;
      }
    },
  };
}

async function builtCardPage() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      ...pageBuild,
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          'card-page': 'src/web/card-page/browser/script.ts',
          'card-page-style': 'src/web/card-page/browser/style.css',
        },
      },
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

/** Parts of a page that come late are fetched before they are imported: `retryable-import.ts` says why. */
function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const wrapped = code.replace('export const __vitePreload =', 'const importPart =');
        if (wrapped === code) this.error('Vite imports the parts of a page in another way than it did.');
        return `import { retryableImport } from ${retryableImportFile};\n${wrapped}\nexport const __vitePreload = retryableImport(importPart);`;
      },
    },
  };
}

/**
 * Where the code of a page does not come, the router reloads the page that is there: with a lost connection that ends on
 * the browser's own error page. Here such a page is one that throws, so that what is said of it is our own. The name of
 * the error is that of `src/web/offline/network-failure.ts`. See docs/decisions/0025-lost-requests.md.
 */
function failedRouteModules(): Plugin {
  return {
    name: 'failed-route-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith('/react-router/dist/production/lib/dom/ssr/routeModules.js')) return null;
      if (!code.includes('window.location.reload();'))
        this.error('The router loads its modules in another way.');
      return `import { prefetchCode } from ${retryableImportFile};
      import { loadUpdatedDestination } from ${siteUpdatedFile};
      export async function loadRouteModule(route, cache) {
        try {
          if (!cache[route.id]) {
            await prefetchCode([route.module, ...(route.imports ?? [])]);
            cache[route.id] = await import(/* @vite-ignore */ route.module);
          }
          return cache[route.id];
        } catch (cause) {
          // The page is left: nothing more is to be said here.
          if (await loadUpdatedDestination()) return await new Promise(() => {});
          const error = Object.assign(new Error('No answer came', { cause }), { name: 'NetworkFailure' });
          const lost = () => { throw error; };
          return { default: lost, clientAction: lost };
        }
      }`;
    },
  };
}

/** The router's last error page shows a stack: ours stands in its place. */
function lastErrorPage(): Plugin {
  return {
    name: 'last-error-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith('/react-router/dist/production/lib/dom/ssr/errorBoundaries.js')) return null;
      const ours = code.replace(
        'createElement(RemixRootDefaultErrorBoundary,',
        'createElement(LastErrorPage,',
      );
      if (ours === code) this.error('The router shows its last error page in another way.');
      return `import { LastErrorPage } from ${JSON.stringify(posix.resolve('src/web/components/last-error-page.tsx'))};\n${ours}`;
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
    cardPage(),
    pageTexts(),
    serverThreads(),
    retryableImports(),
    failedRouteModules(),
    lastErrorPage(),
  ],
  build: pageBuild,
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
                  test: /\/src\/(std\/result|content\/(providers|template-styles))\.|\/src\/web\/(page\/(early-fields|early-press|page-meta)|request\/leave-for-provider|ui\/(button|spinner|toast|toast-queue|use-busy-toast|class-names)|components\/(error-page|last-error-page|page-load-error|sign-out|try-again|use-loading-template|use-site)|offline\/(retryable-import|network-failure|load-error-texts))\.|\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/,
                },
                // What every page with people needs.
                {
                  name: 'people',
                  test: /\/src\/(content\/image-slots|web\/components\/portraits\/(bloom-drawing|local-images|person-portrait|portrait|use-local-image))\./,
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
