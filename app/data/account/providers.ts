import { createState } from '#app/lib/create-state.ts';
import type { ServerConfig } from './server-config.ts';

export type ProviderName = ServerConfig['providers'][number];

/** The other sites by which one signs in here: none until the server says so. */
export const providersStore = createState<{ names: readonly ProviderName[] }>({ names: [] });

/** Hears of them; the first listener has the server asked. Without an answer there are none: the other ways in say what is wrong. */
export function subscribeToProviders(listener: () => void): () => void {
  load();
  return providersStore.subscribe(listener);
}

async function load() {
  try {
    const { readServerConfig } = await import('./server-config.ts');
    providersStore.set({ names: (await readServerConfig()).providers });
  } catch (error) {
    console.warn('The ways in could not be read', error);
  }
}
