import { authorizationUrl, type LeavingOrder } from './authorization-url.ts';
import { createDiscovery } from './discover.ts';
import { type Arrival, identify, type ProviderIdentity } from './identify.ts';
import type { ProviderSettings } from './provider-settings.ts';

export type Provider = {
  /** Where a browser goes to be recognised. */
  writeUrl: (order: LeavingOrder) => Promise<string>;
  /** Who came back. Throws where the provider does not vouch for it. */
  identify: (arrival: Arrival) => Promise<ProviderIdentity>;
};

export type Providers = ReadonlyMap<string, Provider>;

/** Nothing is asked of a provider before somebody wants to sign in by it. */
export function createProviders(settings: readonly ProviderSettings[]): Providers {
  return new Map(settings.map((one) => [one.name, createProvider(one)]));
}

function createProvider(settings: ProviderSettings): Provider {
  const discover = createDiscovery(settings.issuer);
  return {
    writeUrl: async (order) => authorizationUrl(settings, await discover(), order),
    identify: async (arrival) => identify(settings, await discover(), arrival),
  };
}
