import { posix } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Builds what the server runs in a thread of its own beside the server, and tells the server where it is. */
function soundThread(): Plugin {
  const built = 'sound-worker.js';
  return {
    name: 'sound-thread',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: './src/server/files/sounds/worker.ts', fileName: built });
    },
    renderChunk(code, { fileName }) {
      const source = /(?<=new URL\(["'`])\.\/worker\.ts(?=["'`], import\.meta\.url\))/;
      return source.test(code) ? code.replace(source, posix.relative(posix.dirname(fileName), built)) : null;
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), soundThread()],
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no data: fonts, and a shared file is cached better than a copy.
    assetsInlineLimit: 0,
  },
  // In pieces: only films need the megabyte that writes films.
  worker: { format: 'es' },
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
                // What every page shows besides is small: one request for all of it is sooner answered than five.
                {
                  name: 'frame',
                  test: /\/src\/web\/(page-meta|ui\/(button|toast|toast-queue|class-names)|components\/error-page)\.|\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/,
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
              external: ['sharp', '@napi-rs/canvas', 'pino'],
            }
          : {},
    },
  },
}));
