import { createConsentStore } from './create-consent-store.ts';

/** Components read it through `useCookieConsent`. */
export const consentStore = createConsentStore({
  storage: () => localStorage,
  now: () => new Date(),
  log: (message, error) => console.warn(message, error),
});

export function isAllowed(kind: 'analytics' | 'marketing'): boolean {
  return consentStore.get().consent?.preferences[kind] ?? false;
}
