import * as z from 'zod/mini';

/** One request: its error’s code when it failed. */
export type Measure = { kind: string; milliseconds: number; failure: string | null };

const countSchema = z.number().check(z.gte(0));
const kindSchema = z.object({
  requests: countSchema,
  errors: countSchema,
  /** Medians and percentiles count successful requests only; null when there are none. */
  medianMs: z.nullable(countSchema),
  p95Ms: z.nullable(countSchema),
  p99Ms: z.nullable(countSchema),
});
const figuresSchema = z.object({
  atOnce: countSchema,
  seconds: countSchema,
  accounts: countSchema,
  requests: countSchema,
  /** Requests that were answered well, in a second. */
  perSecond: countSchema,
  /** How many failed, by the code of the error; `429` is a rate limit. */
  errors: z.record(z.string(), countSchema),
  kinds: z.record(z.string(), kindSchema),
});
const keptSchema = z.object({
  date: z.string(),
  origin: z.string(),
  /** Null where the deployment does not say it. */
  version: z.nullable(z.string()),
  figures: figuresSchema,
});

export type LoadFigures = z.infer<typeof figuresSchema>;
/** LoadFigures of one run, as they are kept in a file. */
export type KeptFigures = z.infer<typeof keptSchema>;

/** `took` is how long the load really lasted, in seconds. */
export function summarizeMeasures(
  measures: readonly Measure[],
  { took, ...plan }: Pick<LoadFigures, 'atOnce' | 'seconds' | 'accounts'> & { took: number },
): LoadFigures {
  const failures = measures.flatMap(({ failure }) => failure ?? []);
  const kinds = [...new Set(measures.map(({ kind }) => kind))].sort();
  const answered = measures.length - failures.length;
  return {
    ...plan,
    requests: measures.length,
    perSecond: took > 0 ? round(answered / took) : 0,
    errors: countEach(failures),
    kinds: Object.fromEntries(
      kinds.map((name) => [name, summarizeKind(measures.filter(({ kind }) => kind === name))]),
    ),
  };
}

function summarizeKind(measures: readonly Measure[]): z.infer<typeof kindSchema> {
  const times = measures
    .flatMap(({ milliseconds, failure }) => (failure === null ? milliseconds : []))
    .sort((a, b) => a - b);
  return {
    requests: measures.length,
    errors: measures.length - times.length,
    medianMs: pick(times, 0.5),
    p95Ms: pick(times, 0.95),
    p99Ms: pick(times, 0.99),
  };
}

function countEach(codes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** Nearest rank: always one of the times. */
function pick(sorted: readonly number[], share: number): number | null {
  const time = sorted[Math.max(1, Math.ceil(share * sorted.length)) - 1];
  return time === undefined ? null : round(time);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Null for a file that is none of ours. */
export function parseKeptFigures(text: string): KeptFigures | null {
  try {
    return keptSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
