import type { TestProject } from 'vitest/node';
import { provideFirefox } from '#scripts/browsers/provide-firefox.ts';
import { provideWebkit, type Webkit } from '#scripts/browsers/provide-webkit.ts';
import { kill, makeDataFolder, startServer } from '#server/test/spawned-server.ts';

/** The browsers, then the built site and its server, for all the test files of a run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('firefox', provideFirefox());
  provide('webkit', provideWebkit());
  const { folder, remove } = makeDataFolder();
  try {
    const { origin, process: server } = await startServer(folder);
    provide('site', { origin, folder });
    return async () => {
      await kill(server);
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    firefox: string | null;
    webkit: Webkit | null;
    site: { origin: string; folder: string };
  }
}
