/** 'true' on this device once the banner of the new version was closed. */
const newVersionKey = 'newFeatureBannerDismissed';

/**
 * Written into the head of each page and run before the first paint: the banner is part of the page
 * that is drawn at build time, and whoever has closed it must not see it for a moment.
 */
export const newVersionScript = `try {
  if (localStorage.getItem(${JSON.stringify(newVersionKey)}) === 'true') document.documentElement.dataset.noticeClosed = '';
} catch { document.documentElement.removeAttribute('data-notice-closed'); }`;

/** Closes the banner, for good where the device keeps it. */
export function closeNewVersion(): void {
  document.documentElement.dataset.noticeClosed = '';
  try {
    localStorage.setItem(newVersionKey, 'true');
  } catch (error) {
    console.warn('The banner is closed for this page only', error);
  }
}
