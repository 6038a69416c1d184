import { vi } from 'vitest';

/** Looks until a check holds, for as long as a crowded machine may need. */
export function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}
