import { flushSync } from 'react-dom';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { isShown } from '#app/ui/focus/is-shown.ts';
import { isOtherField } from './is-other-field.ts';
import { listCandidates } from './list-candidates.ts';
import { PENDING } from './pending.ts';
import { isUnder, requestReveal } from './reveal-store.ts';

/**
 * Opens whatever hides the field of a path, focuses it and scrolls to it. Without such a field,
 * falls back to the control of an enclosing path, then to the section (`data-section` lists the
 * first steps of its paths). A field that the user has gone to meanwhile keeps the focus.
 */
export function focusField(path: FieldPath | ''): void {
  if (path === '') return;
  const request = ++lastRequest;
  const look = (framesLeft: number) => {
    if (request !== lastRequest || (!isCovered && isOtherField(pressed))) return;
    const isComing = isPending(path);
    if (isComing) letUserLeave();
    // Asked at each frame: what has just opened may contain the next thing to open.
    else requestReveal(path);
    const exact = findControl(path);
    if (exact || framesLeft === 0) focusAndShow(exact ?? findStandIn(path));
    else requestAnimationFrame(() => look(isComing ? framesLeft : framesLeft - 1));
  };
  const isCovered = document.querySelector(OVERLAYS) !== null;
  const pressed = document.activeElement;
  flushSync(() => requestReveal(path));
  const exact = findControl(path);
  // Focuses at once when possible, so that the next key is not lost. Otherwise waits: an overlay
  // holds the focus and gives it back in a later task, and a section may need frames to open.
  if (exact && isShown(exact) && !isCovered) focusAndShow(exact);
  else requestAnimationFrame(() => look(PATIENCE));
}

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** A newer request cancels an older one that still waits for its field. */
let lastRequest = 0;
/** Frames to wait for a section to load and open, besides those of a pending part. */
const PATIENCE = 30;

function isPending(path: FieldPath): boolean {
  return [...document.querySelectorAll(`[${PENDING}]`)].some((part) =>
    part
      .getAttribute(PENDING)
      ?.split(' ')
      .some((prefix) => isUnder(path, prefix)),
  );
}

/** Code may take long to come: the focus then stays where a press or Tab has taken it. */
function letUserLeave(): void {
  // Added at each frame, once in effect: the functions are the same.
  document.addEventListener('pointerdown', forget, true);
  document.addEventListener('keydown', forgetOnTab, true);
}

function forget(): void {
  lastRequest++;
}

function forgetOnTab({ key }: KeyboardEvent): void {
  if (key === 'Tab') forget();
}

/** The control of the path, or the first one under it: a rule may name a whole address. */
function findControl(path: FieldPath): HTMLElement | null {
  const id = fieldId(path);
  const element = document.getElementById(id);
  if (element) return toControl(element);
  const controls = document.querySelectorAll<HTMLElement>(
    FOCUSABLE.map((selector) => `${selector}[id^="${id}-"]`).join(','),
  );
  return [...controls].find(isShown) ?? null;
}

function findStandIn(path: FieldPath): HTMLElement | null {
  const candidates = listCandidates(path);
  for (const candidate of candidates.slice(1)) {
    const control = findControl(candidate);
    if (control) return control;
  }
  const section = document.querySelector<HTMLElement>(`[data-section~="${candidates.at(-1)}"]`);
  return section && toControl(section);
}

/** The element itself if focusable, else the first visible focusable element in it. */
function toControl(element: HTMLElement): HTMLElement {
  if (element.matches(FOCUSABLE.join(','))) return element;
  const inner = [...element.querySelectorAll<HTMLElement>(FOCUSABLE.join(','))].find(isShown);
  return inner ?? element;
}

function focusAndShow(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  // A toast list that loses the focus returns it to the element before: focus again.
  if (document.activeElement !== element) element.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}

const FOCUSABLE = [
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'button',
  'a[href]',
  '[tabindex]',
] as const;
