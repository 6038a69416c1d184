import { makeFolder } from './make-folder.ts';
import { startChild } from './start-child.ts';

/**
 * The application as `npm start` runs it, built first if its sources have changed, on its own port.
 * `settings` are environment variables.
 */
export async function startApplication(
  settings: Readonly<Record<string, string>> = {},
): Promise<AsyncDisposable & { url: string }> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(makeFolder());
  const variables = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder.path, ...settings };
  const { origin } = opened.use(await startChild('scripts/start.ts', { variables }));
  const owned = opened.move();
  return { url: origin, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
