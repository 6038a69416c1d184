import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Deployment } from '#content/deployment.ts';
import type { Backend } from './backend/backend.ts';
import { addCommonHeaders } from './middleware/common-headers.ts';
import { limitBodies } from './middleware/limit-bodies.ts';
import { doorOf, limitRate, RATE_RULES } from './middleware/limit-rate.ts';
import { limitBytes, limitUndoneWrites, WRITE_RULES } from './middleware/limit-writes.ts';
import { describeFault, type LogLine, logRequests } from './middleware/log-requests.ts';
import { makeRefusalResponse } from './middleware/make-refusal-response.ts';
import { redirectLegacy } from './middleware/redirect-legacy.ts';
import { redirectToPage } from './middleware/redirect-to-page.ts';
import { redirectToWww } from './middleware/redirect-to-www.ts';
import { CLIENT_PAGE_LINK, moveToFragment } from './routes/client-page-link.ts';
import { sendConfig } from './routes/config.ts';
import { EMAIL_PAGES } from './routes/email-pages/email-links.ts';
import { readFiles } from './routes/files/read-files.ts';
import { sendFile, sendNotFoundPage } from './routes/files/send-file.ts';
import { readVersion } from './routes/read-version.ts';
import { takeMeasure } from './routes/take-measure.ts';
import { takeViolation, VIOLATIONS } from './routes/take-violation.ts';

export function createApp({
  clientDirectory,
  backend,
  functions,
  outbox,
  emailPages,
  health,
  onIssued,
  onEntered,
  ...settings
}: Dependencies) {
  const { clientIpOf, siteOrigin, chatId, deployment, log } = settings;
  const files = readFiles(clientDirectory, {
    deployment,
    captcha: backend.entrance.captcha?.provider ?? null,
    hasChat: chatId !== null,
  });
  const notFoundPage = files.get('/404');
  files.delete('/404');

  const app = new Hono();
  // Before what counts, writes and redirects: a balancer asks every second or two, by any name.
  app.route('/', health);
  const isPage = (path: string) => files.get(path)?.isPage === true;
  app.use(logRequests({ log, isPage }));
  app.use(addCommonHeaders());
  app.use(redirectToWww(siteOrigin));
  app.use(redirectLegacy);

  // First: no other route uses these paths, and the other middleware costs more than the files do.
  const countFile = limitRate(backend.makeLimiter(RATE_RULES.file), clientIpOf);
  app.get('*', (context, next) => {
    const file = files.get(context.req.path);
    if (!file) return next();
    return countFile(context, async () => {
      context.res = await sendFile(context, file);
    });
  });

  const countApi = limitRate(backend.makeLimiter(RATE_RULES.api), clientIpOf, doorOf);
  const limitBody = limitBodies(clientIpOf);
  for (const [folder, maxSize] of BODIES) app.use(`${folder}/*`, limitBody(maxSize), countApi);

  app.use('/rest/v1/*', limitUndoneWrites(backend.makeLimiter(WRITE_RULES.undone)));
  app.use('/functions/v1/*', limitBytes(backend.makeLimiter(WRITE_RULES.ofFunctions), clientIpOf));

  for (const path of ENTRANCES) app.use(path, countAnswered(onEntered));
  app.route('/auth/v1', backend.auth);
  for (const folder of ['/rest/v1', '/functions/v1'])
    app.use(`${folder}/*`, compress({ threshold: FIRST_FLIGHT }));
  app.use('/rest/v1/*', neverKept);
  app.use(ISSUE, countAnswered(onIssued));
  app.route('/rest/v1', backend.rest);
  app.route('/functions/v1', functions);
  // Needed before a page opens a link: limits on data requests must not block it.
  app.post('/measures', takeMeasure({ log, isPage }));
  const countViolation = limitRate(backend.makeLimiter(RATE_RULES.violation), clientIpOf);
  const takeReport = takeViolation({ log, isPage });
  app.post(VIOLATIONS, limitBody(MOST_REPORTED), countViolation, takeReport);
  const about = { hasOutbox: outbox !== null, chatId, version: readVersion() };
  app.get('/config.json', countFile, sendConfig(backend, about));
  // Parts of Supabase that are not served, and unknown paths below the others.
  for (const protocol of PROTOCOLS) app.all(`/${protocol}/v1/*`, sayNotFound);

  app.use(countFile);
  if (outbox) app.route('/outbox', outbox);
  app.route(EMAIL_PAGES, emailPages);
  app.get(CLIENT_PAGE_LINK, moveToFragment);

  app.notFound((context) => {
    const redirection = redirectToPage(context, isPage);
    if (redirection) return redirection;
    return notFoundPage ? sendNotFoundPage(context, notFoundPage) : sayNotFound(context);
  });
  app.onError((error, context) => {
    log(describeFault(context.get('requestId'), error));
    return makeRefusalResponse(context, {
      status: 500,
      code: 'unexpected_failure',
      message: 'Internal error',
    });
  });
  return app;
}

type Dependencies = {
  clientDirectory: string;
  backend: Omit<Backend, 'secretKey' | 'stop' | 'countPools' | 'databaseFolder'>;
  functions: Hono;
  /** Pages of the outbox; null when messages are sent. */
  outbox: Hono | null;
  emailPages: Hono;
  /** `/healthz` and `/readyz`. */
  health: Hono;
  /** An account has issued a document. */
  onIssued: () => void;
  /** A session was opened or goes on. */
  onEntered: () => void;
  clientIpOf: (context: Context) => string;
  siteOrigin: string | null;
  /** Site id of the Crisp support chat. */
  chatId: string | null;
  deployment: Deployment;
  log: (line: LogLine) => void;
};

function sayNotFound(context: Context): Response {
  return makeRefusalResponse(context, { status: 404, code: 'not_found', message: 'Not found' });
}

function countAnswered(onAnswered: () => void): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.req.method === 'POST' && context.res.ok) onAnswered();
  };
}

/** Sets headers in place: an answer made by `context.header` is slower for Node to write. */
async function neverKept(context: Context, next: () => Promise<void>): Promise<void> {
  await next();
  const { headers } = context.res;
  headers.set('Cache-Control', 'no-store');
  // Otherwise the compression middleware would add it, on a new answer.
  headers.set('Vary', 'Accept-Encoding');
}

/** Bytes of the first round trip (RFC 6928, ten segments): below it, compression is a loss. */
const FIRST_FLIGHT = 14_600;
/** Largest body per folder, in bytes. */
const BODIES = [
  ['/auth/v1', 100_000],
  ['/rest/v1', 5 * 2 ** 20],
  ['/functions/v1', 5 * 2 ** 20],
  ['/measures', 1000],
] as const;
/** A report repeats the whole policy. In bytes. */
const MOST_REPORTED = 20_000;
const ENTRANCES = ['/auth/v1/token', '/auth/v1/verify'];
const ISSUE = '/rest/v1/rpc/issue_document';
const PROTOCOLS = ['rest', 'realtime', 'storage'];
