import { CONSENT_KEYS, CONSENT_MONTHS } from './consent.ts';

/**
 * Runs in the head, before the first paint: the prerendered banner must not flash for a visitor who
 * has chosen. `readConsent` then validates the stored choice.
 */
export const consentScript = `try {
  const end = new Date(localStorage.getItem('${CONSENT_KEYS.date}') ?? NaN);
  end.setMonth(end.getMonth() + ${CONSENT_MONTHS});
  const { analytics, marketing } = JSON.parse(localStorage.getItem('${CONSENT_KEYS.preferences}'));
  if (localStorage.getItem('${CONSENT_KEYS.given}') === 'true' && end > new Date() && [analytics, marketing].every((choice) => typeof choice === 'boolean')) document.documentElement.dataset.consentKept = '';
} catch { document.documentElement.removeAttribute('data-consent-kept'); }`;
