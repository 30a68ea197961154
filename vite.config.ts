import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no data: fonts, and a shared file is cached better than a copy.
    assetsInlineLimit: 0,
  },
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
