import type { ProviderName } from '#app/data/account/offers.ts';

/** The name in « Continuer avec … »; an unknown provider keeps its own. */
export function nameProvider(provider: string): string {
  return Object.hasOwn(WORDS, provider) ? WORDS[provider as ProviderName] : provider;
}

const WORDS: Readonly<Record<ProviderName, string>> = {
  google: 'Google',
  keycloak: 'votre organisation',
};
