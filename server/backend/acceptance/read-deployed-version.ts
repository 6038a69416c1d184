import * as z from 'zod/mini';
import type { CheckedBackend } from './connect.ts';

/** The version that a server of ours says in `/config.json`; null for anything else. */
export async function readDeployedVersion({
  url,
  fetch: ask = fetch,
}: CheckedBackend): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const answer = await ask(new URL('/config.json', url), { signal });
    return z.object({ version: z.string() }).parse(await answer.json()).version;
  } catch {
    return null;
  }
}

const LONGEST_MS = 5000;
