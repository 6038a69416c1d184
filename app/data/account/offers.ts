import { createState } from '#app/lib/create-state.ts';
import type { ServerConfig } from './server-config.ts';

export type ProviderName = ServerConfig['providers'][number];

/**
 * Sign-in providers, and whether the server keeps its e-mails instead of sending them; none until
 * it answers.
 */
export const offersStore = createState<{
  providers: readonly ProviderName[];
  hasRecoveryCodes: boolean;
  hasOutbox: boolean;
}>({ providers: [], hasRecoveryCodes: false, hasOutbox: false });

/**
 * The first listener triggers the request. No answer means no offer: other sign-in forms report the
 * failure.
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
