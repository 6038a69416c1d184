import type { Identity } from '#app/data/account/identities.ts';
import type { ProviderName } from '#app/data/account/offers.ts';

/** Another site: one that signs in to the account, or one that this server offers besides. */
export type WayIn =
  | {
      state: 'linked';
      provider: string;
      identity: Identity;
      /** As the other site knows the person; may be empty. */
      email: string;
      /** The server keeps the last way in. */
      isOnly: boolean;
    }
  | { state: 'offered'; provider: ProviderName };

/** By provider: one that is linked, or no longer, keeps its place. */
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
