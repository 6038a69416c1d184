import { CONSENT_KEYS, CONSENT_MONTHS } from './consent.ts';

/**
 * Written into the head of each page and run before the first paint: the banner is part of the page
 * that is drawn at build time, and whoever has chosen must not see it for a moment. What it takes
 * for a choice is read again by `readConsent`.
 */
export const consentScript = `try {
  const end = new Date(localStorage.getItem('${CONSENT_KEYS.date}') ?? NaN);
  end.setMonth(end.getMonth() + ${CONSENT_MONTHS});
  const { analytics, marketing } = JSON.parse(localStorage.getItem('${CONSENT_KEYS.preferences}'));
  if (localStorage.getItem('${CONSENT_KEYS.given}') === 'true' && end > new Date() && [analytics, marketing].every((choice) => typeof choice === 'boolean')) document.documentElement.dataset.consentKept = '';
} catch { document.documentElement.removeAttribute('data-consent-kept'); }`;
