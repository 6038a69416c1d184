import { flushSync } from 'react-dom';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { listCandidates } from './list-candidates.ts';
import { requestReveal } from './reveal-store.ts';

/**
 * Opens what hides the field of a path, then gives it the focus and brings it into view. Where the
 * field does not exist, the control of what holds it stands in, then its section (`data-section`
 * lists the first steps of its paths).
 */
export function focusField(path: string): void {
  const request = ++lastRequest;
  const look = (framesLeft: number) => {
    if (request !== lastRequest) return;
    // Again at each frame: what was hidden may itself hide the field.
    requestReveal(path);
    const exact = findControl(path);
    if (exact || framesLeft === 0) focusAndShow(exact ?? findStandIn(path));
    else requestAnimationFrame(() => look(framesLeft - 1));
  };
  const isCovered = document.querySelector(OVERLAYS) !== null;
  flushSync(() => requestReveal(path));
  const exact = findControl(path);
  // At once where it can be, so that the next key is not lost. An overlay holds the focus while it
  // is there, and gives it back when it closes, in a task of its own; what was hidden may take some
  // frames to come.
  if (exact && isShown(exact) && !isCovered) focusAndShow(exact);
  else requestAnimationFrame(() => look(PATIENCE));
}

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** A newer request makes an older one that still looks for its field give up. */
let lastRequest = 0;
/** Frames left to a section to open, its code included. */
const PATIENCE = 30;

/**
 * The control of the path, or the first of the controls under it: a rule may name an address as a
 * whole.
 */
function findControl(path: string): HTMLElement | null {
  const id = fieldId(path);
  const element = document.getElementById(id);
  if (element) return toControl(element);
  const controls = document.querySelectorAll<HTMLElement>(
    FOCUSABLE.map((selector) => `${selector}[id^="${id}-"]`).join(','),
  );
  return [...controls].find(isShown) ?? null;
}

function findStandIn(path: string): HTMLElement | null {
  const candidates = listCandidates(path);
  for (const candidate of candidates.slice(1)) {
    const control = findControl(candidate);
    if (control) return control;
  }
  const section = document.querySelector<HTMLElement>(`[data-section~="${candidates.at(-1)}"]`);
  return section && toControl(section);
}

/** The element itself when it takes the focus, else the first thing in it that does. */
function toControl(element: HTMLElement): HTMLElement {
  if (element.matches(FOCUSABLE.join(','))) return element;
  const inner = [...element.querySelectorAll<HTMLElement>(FOCUSABLE.join(','))].find(isShown);
  return inner ?? element;
}

function focusAndShow(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  // A list of toasts that loses the focus gives it back to what had it before.
  if (document.activeElement !== element) element.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

const FOCUSABLE = [
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'button',
  'a[href]',
  '[tabindex]',
] as const;
