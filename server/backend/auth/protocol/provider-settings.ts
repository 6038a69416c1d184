/**
 * Another site that says who somebody is (OpenID Connect Core 1.0): under the names of upstream.
 */
export const providerNames = ['google', 'keycloak'] as const;
export type ProviderName = (typeof providerNames)[number];

export type ProviderSettings = {
  name: ProviderName;
  /** As its discovery document says it, to the letter. */
  issuer: string;
  clientId: string;
  secret: string;
};

export function isProviderName(name: string): name is ProviderName {
  return providerNames.some((known) => known === name);
}
