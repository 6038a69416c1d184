import { ASLEEP } from '#app/lib/timing/early-presses.ts';

/** Marks the button that reloads a page whose code did not come. */
export const RELOAD = 'data-reload';

/**
 * Runs in the head: flags the page when the code that hydrates it fails to load, so that `LostCode`
 * can say so.
 */
export const lostCodeScript = `const tellLost = () => {
  if (document.body?.hasAttribute('${ASLEEP}')) document.documentElement.dataset.codeLost = '';
};
addEventListener('error', ({ target }) => { if (target instanceof HTMLScriptElement) tellLost(); }, true);
addEventListener('unhandledrejection', tellLost);
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[${RELOAD}]')) location.reload();
});`;
