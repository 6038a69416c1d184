import { spawnSync } from 'node:child_process';
import * as z from 'zod/mini';

/** Lighthouse on a modest phone: scores out of 100, milliseconds. */
export type Audit = {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  blocking: number;
  shift: number;
  /** Failed audits other than speed. */
  faults: readonly string[];
};

/**
 * Lighthouse’s defaults: a processor four times slower, a simulated network of 1.6 Mbit/s. Its
 * traces sometimes fail (NO_NAVSTART), so it has three tries.
 */
export function auditPage(url: string, chromium: string | null, triesLeft = 3): Audit {
  const { stdout, stderr, status } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      '--ignore-scripts',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox',
      `--only-categories=${CATEGORIES.join()}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
      env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
    },
  );
  if (status !== 0 && triesLeft > 1) return auditPage(url, chromium, triesLeft - 1);
  if (status !== 0) throw new Error(`Lighthouse failed: ${stderr}`);
  return readAudit(reportSchema.parse(JSON.parse(stdout)));
}

function readAudit({ categories, audits }: z.infer<typeof reportSchema>): Audit {
  const score = (name: (typeof CATEGORIES)[number]) =>
    Math.round(100 * (categories[name]?.score ?? 0));
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const others = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    faults: others
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  };
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Fetched by npm for the benchmark alone. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.nullable(z.number()), numericValue: z.optional(z.number()) }),
  ),
});
