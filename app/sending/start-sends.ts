import { hasSends } from '#app/data/sends/sends-flag.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';

/** What waits on this device is sent; where nothing does, nothing is fetched. */
export async function startSends(): Promise<void> {
  if (!hasSends()) return;
  const { followSends, sendWaiting } = await fetchPart(() => import('./follow-sends.ts'));
  followSends();
  await sendWaiting();
}
