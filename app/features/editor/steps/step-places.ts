import type { FormStep } from './list-form-steps.ts';

/**
 * The last step that has reached the bar. At the end of the page, where others could not reach it:
 * the one with the focus, else the last of all.
 */
export function findCurrentStep(steps: readonly FormStep[]): FormStep | undefined {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
  if (isAtEnd) return steps.find(hasFocus) ?? steps.at(-1);
  const begun = steps.filter((step) => {
    const place = placeOfStep(step)?.getBoundingClientRect();
    return place !== undefined && place.top <= UNDER_THE_BAR;
  });
  return begun.at(-1) ?? steps[0];
}

/** Calls back whenever the window shows another part of the page, or the focus moves. */
export function subscribeToView(listener: () => void): () => void {
  const events = ['scroll', 'resize', 'focusin'];
  for (const event of events) window.addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/**
 * Shows the section of a step. It takes the focus itself: that of a field would open the keyboard
 * of a phone.
 */
export function goToStep(step: FormStep): void {
  const place = placeOfStep(step);
  if (!place) return;
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}

function hasFocus(step: FormStep): boolean {
  return placeOfStep(step)?.contains(document.activeElement) ?? false;
}

function placeOfStep({ anchor }: FormStep): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-section~="${anchor}"]`);
}

/** Pixels from the top of the window: a step that is led to stops above it. */
const UNDER_THE_BAR = 100;
