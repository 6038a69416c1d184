import type { Context, Hono } from 'hono';
import type { Backend } from '#server/backend/backend.ts';
import { readLastVersion } from '#server/backend/postgres/read-migrations.ts';
import type { Environment } from '#server/environment.ts';
import type { Listening } from '#server/listen.ts';
import type { FunctionEnvironment } from '#server/routes/functions/function-environment.ts';
import { createHealthPages } from './create-health-pages.ts';
import { createIsOperator } from './is-operator.ts';
import type { Metrics } from './metrics/open-metrics.ts';
import { createReadFigures } from './read-figures.ts';
import { countFreeBytes, createReadiness } from './readiness.ts';

/** Begins to measure what serves, and returns the pages of its health. */
export function openOperations(
  settings: Pick<Environment, 'dataDirectory' | 'operatorNetworks' | 'trustedProxies'>,
  {
    metrics,
    server,
    backend,
    env,
    clientIpOf,
  }: {
    metrics: Metrics | null;
    server: Listening;
    backend: Backend;
    env: FunctionEnvironment;
    clientIpOf: (context: Context) => string;
  },
): Hono {
  const { databaseFolder } = backend;
  const readFigures = createReadFigures(env);
  metrics?.watch({
    readFigures,
    countFreeBytes: () => countFreeBytes(databaseFolder ?? settings.dataDirectory),
    countConnections: server.countConnections,
    countDrawings: env.drawing.countWaiting,
    countPools: backend.countPools,
  });
  return createHealthPages({
    isOperator: createIsOperator({ ...settings, networks: settings.operatorNetworks, clientIpOf }),
    examine: createReadiness({
      readFigures,
      lastMigration: readLastVersion(),
      countFreeBytes: databaseFolder === null ? null : () => countFreeBytes(databaseFolder),
    }),
  });
}
