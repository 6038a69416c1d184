import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { consentStore } from '#app/lib/consent/consent-store.ts';

/**
 * Gives the choice of cookies to the components below; once, in the root of the application. What
 * it gives never changes: React would draw again, without what was typed there, each part of the
 * page that has not hydrated yet.
 */
export function CookieConsentProvider({ children }: { children: ReactNode }) {
  // Other tabs.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => consentStore.receive(key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return <CookieContext value={consentStore}>{children}</CookieContext>;
}

/** The choice of this browser, and what changes it. */
export function useCookieConsent() {
  const store = use(CookieContext);
  if (!store) throw new Error('useCookieConsent must be used within a CookieConsentProvider');
  const state = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  const { save, choose } = store;
  return {
    ...state,
    save,
    choose,
    acceptAll: () => save({ analytics: true, marketing: true }),
    refuseAll: () => save({ analytics: false, marketing: false }),
  };
}

const CookieContext = createContext<typeof consentStore | null>(null);
