import { Hono } from 'hono';
import type { Draft } from '#documents';
import { listen } from '#server/listen.ts';
import { logRequests } from '#server/middleware/log-requests.ts';
import { readFiles } from '#server/routes/files/read-files.ts';
import { sendFile } from '#server/routes/files/send-file.ts';
import { makeFolder } from '../machine/make-folder.ts';
import { buildPeers } from './build-peers.ts';

/** Serves the peer pages like our server serves its own; they draw `draft`. */
export async function servePeers(draft: Draft): Promise<AsyncDisposable & { url: string }> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(makeFolder());
  await buildPeers(folder.path, draft);
  const files = readFiles(folder.path, { captcha: null, hasChat: false, deployment: {} });
  const app = new Hono();
  app.use(logRequests({ log: () => undefined, isPage: () => true }));
  app.get('*', (context, next) => {
    const file = files.get(context.req.path);
    return file ? sendFile(context, file) : next();
  });
  const { origin, answerBy, close } = await listen({ host: '127.0.0.1', port: 0 });
  answerBy((request, env) => app.fetch(request, env));
  opened.defer(close);
  const owned = opened.move();
  return { url: origin, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
