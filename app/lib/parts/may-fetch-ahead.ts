/**
 * Whether the page may fetch what it does not need yet: not where its visitor asked for little data
 * (« save data ») or the network is as slow as 3G. What is needed comes then when it is needed.
 */
export function mayFetchAhead(): boolean {
  // Not in the types of TypeScript: Chromium alone says it (Network Information API).
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return true;
  return !connection.saveData && !SLOW.includes(connection.effectiveType ?? '');
}

type Connection = { saveData?: boolean; effectiveType?: string };

const SLOW = ['slow-2g', '2g', '3g'];
