import { startChild } from '../backend/start-child.ts';
import { makeFolder } from '../machine/make-folder.ts';

/**
 * The application as `npm start` runs it, built first if its sources have changed, on its own port.
 * `settings` are environment variables.
 */
export async function startApplication(
  settings: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = makeFolder();
  const variables = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder.path, ...settings };
  const server = await startChild('scripts/start.ts', { variables });
  const stop = async () => {
    await server.stop();
    folder.remove();
  };
  return { url: server.origin, stop };
}
