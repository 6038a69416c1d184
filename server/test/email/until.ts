import { vi } from 'vitest';

/** Polls until a check passes; 20 seconds, for a crowded machine. */
export function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}
