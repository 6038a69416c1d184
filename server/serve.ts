import { join } from 'node:path';
import { DEFAULT_ORIGIN, describeDeployment } from '#content/deployment.ts';
import { site } from '#content/site.ts';
import { createApp } from './app.ts';
import { explainStart } from './backend/explain-start.ts';
import { openBackend } from './backend/open-backend.ts';
import { limitConnections } from './connections/connection-limits.ts';
import { endInOrder } from './end-in-order.ts';
import type { Environment } from './environment.ts';
import { listOperatorWarnings } from './list-operator-warnings.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { createClientIpOf } from './middleware/client-ip.ts';
import { openEmailService } from './open-email-service.ts';
import { type Metrics, openMetrics } from './operations/metrics/open-metrics.ts';
import { openOperations } from './operations/open-operations.ts';
import { prepareDataDirectory } from './prepare-data-directory.ts';
import { createEmailPages } from './routes/email-pages/create-email-pages.ts';
import { callDatabase } from './routes/functions/ask-data.ts';
import { createCompanyRegister } from './routes/functions/company/company-register.ts';
import { createFunctions } from './routes/functions/create-functions.ts';
import { createDrawing } from './routes/functions/documents/drawing.ts';
import { createFunctionEnvironment } from './routes/functions/function-environment.ts';
import { startPurging } from './routes/functions/purge-accounts.ts';
import { startPreparing } from './routes/functions/repetitions/prepare-due.ts';
import { startWelcoming } from './routes/functions/welcome-newcomers.ts';
import { surviveReaders } from './survive-readers.ts';

/** Runs the server until it is asked to stop. */
export async function serve(settings: Environment) {
  const metrics = await openMetrics(settings.metrics).catch((error: unknown) =>
    stop(explainStart(error, settings)),
  );
  const writeLine = createLog(settings.log);
  const log: Log = (line) => {
    writeLine(line);
    metrics?.observe(line);
  };
  surviveReaders(log);
  const started = start(settings, log, metrics);
  // A stop during the start waits for its end: the database must not be left running.
  endInOrder(async () => (await started)(), log);
  await started.catch((error: unknown) => stop(explainStart(error, settings)));
}

type Log = ReturnType<typeof createLog>;

/** Returns the function that stops it: requests first, then what they depend on. */
async function start(
  settings: Environment,
  log: Log,
  metrics: Metrics | null,
): Promise<() => Promise<void>> {
  const refusal = prepareDataDirectory(settings.dataDirectory);
  if (refusal) stop(refusal);
  // The port first: a port in use is reported before a database is started.
  const server = await listen(settings, { limits: limitConnections(settings) });
  const origin = settings.siteOrigin ?? server.origin;
  const clientIpOf = createClientIpOf(settings.trustedProxies);
  const emailService = openEmailService(settings, log);
  const backend = await openBackend({
    ...settings,
    site: { origin, redirects: settings.redirects },
    issuer: `${settings.siteOrigin ?? DEFAULT_ORIGIN}/auth/v1`,
    sendEmail: emailService.sendAccountEmail,
    clientIpOf,
    report: log,
    say: (message) => console.error(message),
    giveUp: stop,
  });
  const drawing = createDrawing();
  const env = createFunctionEnvironment({
    drawing,
    register: createCompanyRegister({ url: settings.companyRegisterUrl }),
    backend,
    site: { origin, redirects: settings.redirects },
    sendEmail: emailService.sendEmail,
    supportEmail: settings.supportEmail,
    report: log,
  });
  emailService.openQueue(callDatabase(env));
  const welcoming = startWelcoming(env);
  const stopPurging = startPurging(env, log);
  const preparing = startPreparing({
    ...env,
    onPrepared: (count) => metrics?.countPrepared(count),
  });
  const app = createApp({
    clientDirectory: join(import.meta.dirname, '..', 'build', 'client'),
    backend,
    functions: createFunctions(env, clientIpOf),
    outbox: emailService.outbox,
    emailPages: createEmailPages(env),
    health: openOperations(settings, { metrics, server, backend, env, clientIpOf }),
    onIssued: () => metrics?.countIssued(),
    onEntered: welcoming.wake,
    clientIpOf,
    siteOrigin: settings.siteOrigin,
    chatId: settings.chatId,
    deployment: describeDeployment(settings.said, { origin, year: new Date().getFullYear() }),
    log,
  });
  server.answerBy(app.fetch);
  for (const warning of listOperatorWarnings(settings, origin)) console.error(warning);
  console.log(`${site.name} est prêt : ${server.origin}`);
  if (metrics) console.log(`Mesures : ${metrics.origin}/metrics`);
  return async () => {
    stopPurging();
    await server.close();
    await welcoming.stop();
    await preparing.stop();
    await drawing.close();
    await emailService.close();
    await backend.stop();
    await metrics?.close();
  };
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
