import { Agent } from 'node:http';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { mdxPlugin } from './scripts/articles/mdx/mdx-plugin.ts';
import { adoptStyleSheets } from './scripts/build/adopt-style-sheets.ts';
import type { ModuleGraph } from './scripts/build/list-users.ts';
import { CHUNKS, nameChunk, SHARED } from './scripts/build/name-chunk.ts';
import { raisePreloadError } from './scripts/build/raise-preload-error.ts';

const root = normalizePath(`${import.meta.dirname}/`);

const groups = CHUNKS.map((name) => ({
  debugName: name,
  name: (id: string, graph: ModuleGraph) => (nameChunk(id, { graph, root }) === name ? name : null),
  // Shared chunks are split by the pages that use them; parts below 70 kB are merged.
  entriesAware: SHARED.has(name),
  entriesAwareMergeThreshold: 70_000,
}));

/**
 * A file cut out of a group bears the names of all who use it. Every page lists those of all pages:
 * 42 bits of what a file holds tell its versions apart, and are shorter to list.
 */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash:7].js`;
const assetFileNames = ({ names }: { names: string[] }) =>
  `assets/${names[0]?.split(/[~.]/)[0] ?? 'asset'}-[hash:7][extname]`;

/** Set by `npm run dev` (scripts/dev.ts). */
const backend = process.env.BACKEND_ORIGIN;
// Without an agent the proxy closes each connection, as no browser does: /outbox would be hidden.
const toBackend = { target: backend, agent: new Agent({ keepAlive: true }) };
const ofTheServer = ['/auth/v1', '/rest/v1', '/functions/v1', '/config.json', '/outbox'];

export default defineConfig({
  server: {
    proxy: backend ? Object.fromEntries(ofTheServer.map((path) => [path, toBackend])) : {},
  },
  plugins: [
    tailwindcss(),
    mdxPlugin,
    raisePreloadError,
    adoptStyleSheets,
    babel({ presets: [reactCompilerPreset()] }),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { chunkFileNames, assetFileNames, codeSplitting: { groups } } },
      },
    },
    // The router brings these assets to those of the client, and leaves out what has their names.
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
  },
});
