/** OpenID Connect providers (Core 1.0), under GoTrue’s names. */
export const providerNames = ['google', 'keycloak'] as const;
export type ProviderName = (typeof providerNames)[number];

export type ProviderSettings = {
  name: ProviderName;
  /** Exactly as in its discovery document. */
  issuer: string;
  clientId: string;
  secret: string;
};

export function isProviderName(name: string): name is ProviderName {
  return providerNames.some((known) => known === name);
}
