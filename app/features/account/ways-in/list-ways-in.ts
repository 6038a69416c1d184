import type { Identity } from '#app/data/account/identities.ts';
import type { ProviderName } from '#app/data/account/offers.ts';

/** A provider: linked to the account, or offered by this server. */
export type WayIn =
  | {
      state: 'linked';
      provider: string;
      identity: Identity;
      /** The address known to the provider; may be empty. */
      email: string;
      /** The server refuses to unlink the last way in. */
      isOnly: boolean;
    }
  | { state: 'offered'; provider: ProviderName };

/** Sorted by provider, so that a row keeps its place when it is linked or unlinked. */
export function listWaysIn(
  identities: readonly Identity[],
  providers: readonly ProviderName[],
): WayIn[] {
  const linked = identities.filter(({ provider }) => provider !== 'email');
  const offered = providers.filter((name) => !linked.some(({ provider }) => provider === name));
  const waysIn: WayIn[] = [
    ...linked.map((identity) => ({
      state: 'linked' as const,
      provider: identity.provider,
      identity,
      email: readEmail(identity),
      isOnly: identities.length === 1,
    })),
    ...offered.map((provider) => ({ state: 'offered' as const, provider })),
  ];
  return waysIn.sort((one, other) => one.provider.localeCompare(other.provider));
}

function readEmail({ identity_data: data }: Identity): string {
  const email: unknown = data?.email;
  return typeof email === 'string' ? email : '';
}
