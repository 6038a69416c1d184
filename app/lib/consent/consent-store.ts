import { createConsentStore } from './create-consent-store.ts';

/** The choice of cookies in this browser; components read it by `useCookieConsent`. */
export const consentStore = createConsentStore({
  storage: () => localStorage,
  now: () => new Date(),
  log: (message, error) => console.warn(message, error),
});

/** Whether visitors let the site do what this kind of cookies stands for, now. */
export function isAllowed(kind: 'analytics' | 'marketing'): boolean {
  return consentStore.get().consent?.preferences[kind] ?? false;
}
