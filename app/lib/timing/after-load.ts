/**
 * Resolves when the page and all that it came with are there; at once when the page is long since
 * loaded, or only drawn.
 */
export function afterLoad(): Promise<void> {
  if (typeof window === 'undefined' || document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}
