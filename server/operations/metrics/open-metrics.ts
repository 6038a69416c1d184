import { Hono } from 'hono';
import { listen } from '#server/listen.ts';
import type { createMetrics } from './create-metrics.ts';

export type Metrics = ReturnType<typeof createMetrics> & {
  origin: string;
  close: () => Promise<void>;
};

/**
 * Gives figures at `/metrics` of an address of their own, from now on; null where the operator asks
 * for none. Throws a sentence for the operator.
 */
export async function openMetrics(
  address: { host: string; port: number } | null,
): Promise<Metrics | null> {
  if (address === null) return null;
  const server = await listen(address, { names: { host: 'METRICS_HOST', port: 'METRICS_PORT' } });
  // Its library is loaded for those who ask.
  const metrics = (await import('./create-metrics.ts')).createMetrics();
  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.body(await metrics.write(), 200, { 'Content-Type': metrics.contentType }),
  );
  server.answerBy(app.fetch);
  return { ...metrics, origin: server.origin, close: server.close };
}
