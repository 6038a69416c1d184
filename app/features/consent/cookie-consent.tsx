import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { consentStore } from '#app/lib/consent/consent-store.ts';

/**
 * Rendered once, in the root. Its context value never changes: a change would make React re-render
 * parts that have not hydrated, and lose what was typed there.
 */
export function CookieConsentProvider({ children }: { children: ReactNode }) {
  // Syncs with other tabs.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => consentStore.receive(key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return <CookieContext value={consentStore}>{children}</CookieContext>;
}

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
