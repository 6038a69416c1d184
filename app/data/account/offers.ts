import { createState } from '#app/lib/create-state.ts';
import type { ServerConfig } from './server-config.ts';

export type ProviderName = ServerConfig['providers'][number];

/**
 * The ways in that the server offers besides a password, and whether it keeps its messages: none
 * until it says so.
 */
export const offersStore = createState<{
  providers: readonly ProviderName[];
  hasRecoveryCodes: boolean;
  hasOutbox: boolean;
}>({ providers: [], hasRecoveryCodes: false, hasOutbox: false });

/**
 * Listens to them; the first listener triggers the request. Without an answer there are none: the
 * other ways in say what is wrong.
 */
export function subscribeToOffers(listener: () => void): () => void {
  load();
  return offersStore.subscribe(listener);
}

async function load() {
  try {
    const { readServerConfig } = await import('./server-config.ts');
    const { providers, capabilities, hasOutbox } = await readServerConfig();
    offersStore.set({ providers, hasRecoveryCodes: capabilities.recoveryCodes, hasOutbox });
  } catch (error) {
    console.warn('The ways in could not be read', error);
  }
}
