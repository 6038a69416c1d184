import type { Provider, Providers } from '#server/backend/auth/protocol/provider.ts';
import type { ProviderSettings } from '#server/backend/auth/protocol/provider-settings.ts';
import { authorizationUrl } from './authorization-url.ts';
import { createDiscovery } from './discover.ts';
import { identify } from './identify.ts';

/** Contacts no provider before the first sign-in. */
export function createProviders(settings: readonly ProviderSettings[]): Providers {
  return new Map(settings.map((one) => [one.name, createProvider(one)]));
}

function createProvider(settings: ProviderSettings): Provider {
  const discover = createDiscovery(settings.issuer);
  return {
    writeUrl: async (request) => authorizationUrl(settings, await discover(), request),
    identify: async (callback) => identify(settings, await discover(), callback),
  };
}
