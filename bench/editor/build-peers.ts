import { join } from 'node:path';
import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Draft } from '#documents';
import { packClient } from '#scripts/build/pack-client.ts';
import { writeContent, writeFonts } from '../prepare.ts';

/** Builds the peer pages like the application: same Vite, React, compiler and compression. */
export async function buildPeers(folder: string, draft: Draft): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: PAGES,
    plugins: [babel({ presets: [reactCompilerPreset()] })],
    build: {
      outDir: folder,
      rolldownOptions: {
        input: ['bare', 'pdfkit'].map((name) => join(PAGES, name, 'index.html')),
      },
    },
  });
  writeContent(join(folder, 'content.json'), draft);
  await writeFonts(folder);
  await packClient(folder);
}

const PAGES = join(import.meta.dirname, '..', 'peers', 'browser');
