/** What a visitor allows beside what the site cannot do without. */
export type CookiePreferences = { essential: true; analytics: boolean; marketing: boolean };
export type OptionalCookies = Omit<CookiePreferences, 'essential'>;
export type Consent = { preferences: CookiePreferences; givenAt: Date };

export const DEFAULT_PREFERENCES: CookiePreferences = {
  essential: true,
  analytics: false,
  marketing: false,
};

/** Under which names the choice is kept on this device. */
export const CONSENT_KEYS = {
  preferences: 'cookie-preferences',
  given: 'cookie-consent-given',
  date: 'cookie-consent-date',
} as const;

/** Months after which a choice is asked for again. */
export const CONSENT_MONTHS = 6;

export function endOfConsent(givenAt: Date): Date {
  const end = new Date(givenAt);
  end.setMonth(end.getMonth() + CONSENT_MONTHS);
  return end;
}

/** The kept choice that still holds; null when there is none, or none that can be read. */
export function readConsent(
  storage: Pick<Storage, 'getItem'>,
  { now, log }: { now: Date; log: (message: string, error: unknown) => void },
): Consent | null {
  if (storage.getItem(CONSENT_KEYS.given) !== 'true') return null;
  try {
    const preferences = parsePreferences(storage.getItem(CONSENT_KEYS.preferences) ?? '');
    const givenAt = new Date(storage.getItem(CONSENT_KEYS.date) ?? Number.NaN);
    // A day of the future, of a clock that was wrong, must not keep a choice for good.
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
