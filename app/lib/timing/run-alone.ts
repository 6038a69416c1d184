/** Runs `work` once no other tab runs work of that name; at once where the browser has no locks. */
export function runAlone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  // Missing on a page without HTTPS.
  if (!globalThis.navigator?.locks) return work();
  return navigator.locks.request(name, work);
}
