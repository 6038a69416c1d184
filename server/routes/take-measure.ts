import type { Context, Handler } from 'hono';
import * as z from 'zod/mini';
import type { LogLine } from '#server/middleware/log-requests.ts';

/**
 * POST /measures: `{ name, value, path }`, a web vital of a consenting visitor. Logs it with the
 * page; any path that is no public page is logged as « * ». Answers 204.
 */
export function takeMeasure(deps: {
  log: (line: LogLine) => void;
  isPage: (path: string) => boolean;
}): Handler {
  return async (context: Context) => {
    const given = measureSchema.safeParse(await context.req.json().catch(() => null));
    if (!given.success) return context.body(null, 400);
    const { name, value, path } = given.data;
    const rounded = Math.round(value * 1000) / 1000;
    deps.log({ event: 'measure', name, value: rounded, page: deps.isPage(path) ? path : '*' });
    return context.body(null, 204);
  };
}

const measureSchema = z.object({
  name: z.enum(['CLS', 'INP', 'LCP']),
  value: z.number().check(z.minimum(0), z.maximum(600_000)),
  path: z.string().check(z.maxLength(300)),
});
