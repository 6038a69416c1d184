import { ASLEEP } from '#app/lib/timing/early-presses.ts';

/** The attribute of the button that loads a page again whose code has not come. */
export const RELOAD = 'data-reload';

/**
 * Written into the head of each page: marks it when a file that wakes it up does not come, so that
 * it says so instead of answering nothing (`LostCode`).
 */
export const lostCodeScript = `const tellLost = () => {
  if (document.body?.hasAttribute('${ASLEEP}')) document.documentElement.dataset.codeLost = '';
};
addEventListener('error', ({ target }) => { if (target instanceof HTMLScriptElement) tellLost(); }, true);
addEventListener('unhandledrejection', tellLost);
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[${RELOAD}]')) location.reload();
});`;
