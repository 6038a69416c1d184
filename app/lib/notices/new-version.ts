/** 'true' once the banner was closed on this device. */
const newVersionKey = 'newFeatureBannerDismissed';

/**
 * Runs in the head, before the first paint: the prerendered banner must not flash for a user who
 * closed it.
 */
export const newVersionScript = `try {
  if (localStorage.getItem(${JSON.stringify(newVersionKey)}) === 'true') document.documentElement.dataset.noticeClosed = '';
} catch { document.documentElement.removeAttribute('data-notice-closed'); }`;

export function closeNewVersion(): void {
  document.documentElement.dataset.noticeClosed = '';
  try {
    localStorage.setItem(newVersionKey, 'true');
  } catch (error) {
    console.warn('The banner is closed for this page only', error);
  }
}
