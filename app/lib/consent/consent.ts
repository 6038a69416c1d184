export type CookiePreferences = { essential: true; analytics: boolean; marketing: boolean };
export type OptionalCookies = Omit<CookiePreferences, 'essential'>;
export type Consent = { preferences: CookiePreferences; givenAt: Date };

export const DEFAULT_PREFERENCES: CookiePreferences = {
  essential: true,
  analytics: false,
  marketing: false,
};

export const CONSENT_KEYS = {
  preferences: 'cookie-preferences',
  given: 'cookie-consent-given',
  date: 'cookie-consent-date',
} as const;

/** Months before consent is asked for again. */
export const CONSENT_MONTHS = 6;

export function endOfConsent(givenAt: Date): Date {
  const end = new Date(givenAt);
  end.setMonth(end.getMonth() + CONSENT_MONTHS);
  return end;
}

/** The stored choice if still valid; null otherwise. */
export function readConsent(
  storage: Pick<Storage, 'getItem'>,
  { now, log }: { now: Date; log: (message: string, error: unknown) => void },
): Consent | null {
  if (storage.getItem(CONSENT_KEYS.given) !== 'true') return null;
  try {
    const preferences = parsePreferences(storage.getItem(CONSENT_KEYS.preferences) ?? '');
    const givenAt = new Date(storage.getItem(CONSENT_KEYS.date) ?? Number.NaN);
    // A date in the future, from a wrong clock, must not make a choice permanent.
    const holds = now < endOfConsent(givenAt) && givenAt < endOfConsent(now);
    return holds ? { preferences, givenAt } : null;
  } catch (error) {
    log('The cookie preferences could not be read', error);
    return null;
  }
}

export function writeConsent(storage: Pick<Storage, 'setItem'>, consent: Consent): void {
  storage.setItem(CONSENT_KEYS.preferences, JSON.stringify(consent.preferences));
  storage.setItem(CONSENT_KEYS.given, 'true');
  storage.setItem(CONSENT_KEYS.date, consent.givenAt.toISOString());
}

function parsePreferences(text: string): CookiePreferences {
  const { analytics, marketing } = JSON.parse(text) as Record<string, unknown>;
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean')
    throw new Error('A choice is missing');
  return { essential: true, analytics, marketing };
}
