import { type Context, Hono } from 'hono';
import { isReady, type Readiness } from './readiness.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it can serve; 503 when it cannot. For anyone but the
 * operator they do not exist.
 */
export function createHealthPages({
  isOperator,
  examine,
}: {
  isOperator: (context: Context) => boolean;
  examine: () => Promise<Readiness>;
}): Hono {
  const pages = new Hono();
  pages.get('/healthz', (context, next) =>
    isOperator(context) ? context.json({ status: 'alive' }, 200, NEVER_KEPT) : next(),
  );
  pages.get('/readyz', async (context, next) => {
    if (!isOperator(context)) return next();
    const checks = await examine();
    return isReady(checks)
      ? context.json({ status: 'ready', checks }, 200, NEVER_KEPT)
      : context.json({ status: 'not ready', checks }, 503, NEVER_KEPT);
  });
  return pages;
}

const NEVER_KEPT = { 'Cache-Control': 'no-store' };
