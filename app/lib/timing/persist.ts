import { wait } from './wait.ts';

/** Retries with growing pauses for half a minute: networks come and go. */
export async function persist<Value>(task: () => Promise<Value>, rest = wait): Promise<Value> {
  for (const pause of PAUSES_MS) {
    try {
      return await task();
    } catch {
      await rest(pause);
    }
  }
  return task();
}

const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 16_000];
