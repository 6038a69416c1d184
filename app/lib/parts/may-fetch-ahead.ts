/** False when the visitor asked to save data, or the network is as slow as 3G. */
export function mayFetchAhead(): boolean {
  // Network Information API: Chromium only, absent from TypeScript’s types.
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return true;
  return !connection.saveData && !SLOW.includes(connection.effectiveType ?? '');
}

type Connection = { saveData?: boolean; effectiveType?: string };

const SLOW = ['slow-2g', '2g', '3g'];
