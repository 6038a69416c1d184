/** What the storage of somebody who has answered the notices holds. */
export const ANSWERED_NOTICES = {
  'cookie-preferences': '{"essential":true,"analytics":false,"marketing":false}',
  'cookie-consent-given': 'true',
  'cookie-consent-date': new Date().toISOString(),
  newFeatureBannerDismissed: 'true',
};
