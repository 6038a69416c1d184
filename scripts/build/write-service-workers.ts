import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { DEPLOYMENT_SCRIPT } from '#content/deployment.ts';
import { BUILT_BLANK } from '#server/routes/files/deployed/fill-file.ts';

/** Writes the service workers; the server tells them what it says and, one of them, all files. */
export async function writeServiceWorkers(folder: string): Promise<void> {
  for (const name of ['service-worker', 'site-worker'] as const)
    await writeFile(join(folder, `${name}.js`), await bundleWorker(name));
}

/** One file: not all browsers have service workers that import. */
export async function bundleWorker(name: 'service-worker' | 'site-worker'): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `app/lib/offline/worker/${name}.ts`,
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${name} is one file`);
  const built = name === 'site-worker' ? `self.built=${BUILT_BLANK};` : '';
  return `${DEPLOYMENT_SCRIPT}${built}\n${chunk.code}`;
}
