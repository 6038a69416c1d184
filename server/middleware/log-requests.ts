import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { codeOf } from '#server/backend/fault.ts';

/** Nothing that identifies anybody: a route is a pattern, without identifiers or query. */
export type LogLine =
  | { event: 'request'; id: string; method: string; route: string; status: number; ms: number }
  | { event: 'measure'; name: string; value: number; page: string }
  | {
      event: 'violation';
      directive: string;
      blocked: string;
      page: string;
      isEnforced: boolean;
    }
  | { event: 'fault'; id: string; error: string; at: string[] };

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/** Numbers each request and logs its outcome. */
export function logRequests({
  log,
  isPage,
}: {
  log: (line: LogLine) => void;
  isPage: (path: string) => boolean;
}): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    const id = randomUUID();
    context.set('requestId', id);
    await next();
    const { method, path } = context.req;
    const route = nameRoute({ pattern: routePath(context), path, isPage });
    const ms = Math.round(performance.now() - start);
    log({ event: 'request', id, method, route, status: context.res.status, ms });
  };
}

/** An unexpected error: code and place. Its message may hold values of the request. */
export function describeFault(id: string, error: Error): LogLine {
  return { event: 'fault', id, error: codeOf(error), at: whereOf(error) };
}

export function whereOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}

/**
 * Pages and files share the catch-all pattern: a page is logged by its path, a file by its folder,
 * anything else as « * ».
 */
function nameRoute({
  pattern,
  path,
  isPage,
}: {
  pattern: string;
  path: string;
  isPage: (path: string) => boolean;
}): string {
  if (!/^\/?\*$/.test(pattern)) return pattern;
  if (isPage(path)) return path;
  return FOLDERS.find((folder) => path.startsWith(folder)) ?? '*';
}

const FOLDERS = ['/assets/', '/fonts/'];
