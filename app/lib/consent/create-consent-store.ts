import { createState } from '#app/lib/create-state.ts';
import {
  CONSENT_KEYS,
  type Consent,
  type OptionalCookies,
  readConsent,
  writeConsent,
} from './consent.ts';

/**
 * `isRead` is false until the storage was read, as in a prerendered page. When storage is refused,
 * a choice lasts as long as the page.
 */
export function createConsentStore({ storage, now, log }: ConsentDevice) {
  const state = createState<ConsentState>({ consent: null, isRead: false, isChoosing: false });
  const read = () => {
    let consent: Consent | null = null;
    try {
      consent = readConsent(storage(), { now: now(), log });
    } catch {
      consent = state.get().consent;
    }
    state.set({ consent, isRead: true });
  };
  return {
    get: () => {
      if (!state.get().isRead) read();
      return state.get();
    },
    getInitial: state.getInitial,
    subscribe: state.subscribe,
    /** Another tab has changed the stored choice. */
    receive: (key: string | null) => {
      if (key === null || key === CONSENT_KEYS.date) read();
    },
    save: (choice: OptionalCookies) => {
      const consent: Consent = { preferences: { essential: true, ...choice }, givenAt: now() };
      try {
        writeConsent(storage(), consent);
      } catch (error) {
        log('The choice of cookies is for this page only', error);
      }
      state.set({ consent, isRead: true, isChoosing: false });
    },
    choose: (isChoosing: boolean) => state.set({ isChoosing }),
  };
}

export type ConsentState = { consent: Consent | null; isRead: boolean; isChoosing: boolean };

type ConsentDevice = {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  now: () => Date;
  log: (message: string, error: unknown) => void;
};
