import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { listKept } from './list-kept.ts';
import { isPage, listServed } from './list-served.ts';

/** Writes the service workers; one of them knows all files of the build. */
export async function writeServiceWorkers(folder: string): Promise<void> {
  const served = await Promise.all(
    listServed(folder).map(async ({ path, file }) => ({
      ...{ path, isPage: isPage(file), bytes: await readFile(join(folder, file)) },
    })),
  );
  const built = listKept(served);
  for (const name of ['service-worker', 'site-worker'] as const)
    await writeFile(join(folder, `${name}.js`), await bundleWorker(name, built));
}

/** One file: not all browsers have service workers that import. */
export async function bundleWorker(
  name: 'service-worker' | 'site-worker',
  built: ReturnType<typeof listKept>,
): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILT__: JSON.stringify(built) },
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
  return chunk.code;
}
