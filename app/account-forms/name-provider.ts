import type { ProviderName } from '#app/data/account/offers.ts';

/**
 * What people call a site by which one signs in, as in « Continuer avec … »; one that was
 * configured elsewhere has its own name.
 */
export function nameProvider(provider: string): string {
  return Object.hasOwn(WORDS, provider) ? WORDS[provider as ProviderName] : provider;
}

const WORDS: Readonly<Record<ProviderName, string>> = {
  google: 'Google',
  keycloak: 'votre organisation',
};
