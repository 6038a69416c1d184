import { isShown } from './is-shown.ts';

/**
 * Remembers where a control is. The function that it returns focuses that control or, once it is
 * gone, the first control of the nearest part around it that is left.
 */
export function holdPlace(control: Element | null): () => void {
  const parts = listAround(control);
  return () => {
    for (const part of parts) {
      const next = part.isConnected ? findControl(part) : undefined;
      if (next) return next.focus();
    }
  };
}

/** The control, then what encloses it, innermost first. */
function listAround(control: Element | null): Element[] {
  if (!control || control === document.body) return [];
  return [control, ...listAround(control.parentElement)];
}

/** The part itself when it takes the focus: a dialog or the whole content of the page does. */
function findControl(part: Element): HTMLElement | undefined {
  const controls = part.matches(`${CONTROLS}, [tabindex]`)
    ? [part]
    : [...part.querySelectorAll(CONTROLS)];
  return controls.filter((control) => control instanceof HTMLElement).find(isShown);
}

/** Only the checked radio of a group is reached by Tab. */
const CONTROLS = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([type="hidden"], [type="radio"]:not(:checked))',
  'select:enabled',
  'textarea:enabled',
  '[tabindex="0"]',
].join(',');
