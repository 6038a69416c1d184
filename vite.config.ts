import { Agent } from 'node:http';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { mdxPlugin } from './scripts/articles/mdx/mdx-plugin.ts';
import { adoptStyleSheets } from './scripts/build/adopt-style-sheets.ts';
import { leaveBlanks } from './scripts/build/leave-blanks.ts';
import type { ModuleGraph } from './scripts/build/list-users.ts';
import { CHUNKS, nameChunk } from './scripts/build/name-chunk.ts';
import { raisePreloadError } from './scripts/build/raise-preload-error.ts';
import { refuseCircles } from './scripts/build/refuse-circles.ts';

const root = normalizePath(`${import.meta.dirname}/`);

const groups = CHUNKS.map((group) => ({
  debugName: group,
  name: (id: string, graph: ModuleGraph) => {
    const chunk = nameChunk(id, { graph, root });
    return chunk?.group === group ? chunk.name : null;
  },
}));

/** Every page lists the files of all pages: 42 bits of what one holds tell its versions apart. */
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
    leaveBlanks,
    raisePreloadError,
    adoptStyleSheets,
    refuseCircles,
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
