import type { Context, Handler } from 'hono';
import * as z from 'zod/mini';
import type { LogLine } from '#server/middleware/log-requests.ts';

/** Where browsers report what the policy of a page refused (CSP 3, 5.3 and 5.5). */
export const VIOLATIONS = '/violations';

/**
 * Logs the directive, the page and a keyword. Never an address, a text or a line of the report:
 * they may come from an extension of the visitor, or hold what was typed. Answers 204.
 */
export function takeViolation(deps: {
  log: (line: LogLine) => void;
  isPage: (path: string) => boolean;
}): Handler {
  return async (context: Context) => {
    const given = reportSchema.safeParse(await context.req.json().catch(() => null));
    if (!given.success) return context.body(null, 400);
    const report = given.data['csp-report'];
    const path = URL.parse(report['document-uri'])?.pathname ?? '';
    deps.log({
      event: 'violation',
      directive: report['effective-directive'],
      blocked: KEYWORDS.find((keyword) => keyword === report['blocked-uri']) ?? 'url',
      page: deps.isPage(path) ? path : '*',
      isEnforced: report.disposition !== 'report',
    });
    return context.body(null, 204);
  };
}

const FETCHES = ['connect', 'default', 'font', 'frame', 'img', 'manifest', 'media', 'object'];
const SOURCES = [...FETCHES, 'script', 'style', 'worker'].map((kind) => `${kind}-src`);
const PARTS = ['script-src', 'style-src'].flatMap((name) => [`${name}-elem`, `${name}-attr`]);
const RULES = ['base-uri', 'form-action', 'require-trusted-types-for', 'trusted-types'];

const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.enum([...SOURCES, ...PARTS, ...RULES]),
    'blocked-uri': z.string(),
    disposition: z.optional(z.string()),
  }),
});

const KEYWORDS = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink'];
