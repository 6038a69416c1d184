import type { ControlInWindow } from './find-free-bottom.ts';

/** Visible buttons, links and fields, covered by nothing but messages. */
export function listControls(): ControlInWindow[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    if (control.closest(TOASTER)) return [];
    const { top, right, bottom, left, width } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isInSight = bottom > 0 && top < window.innerHeight && width > 0;
    if (!isInSight || !isOnTop(control, [x, y])) return [];
    // The field being typed in is left as a button is: its author looks at it.
    const isField = control.matches(FIELDS) && control !== document.activeElement;
    return [{ top, right, bottom, left, isField }];
  });
}

function isOnTop(control: Element, [x, y]: readonly [number, number]): boolean {
  // elementsFromPoint needs a point inside the window; half of the control is visible.
  const height = Math.min(Math.max(y, 0), window.innerHeight - 1);
  const found = document.elementsFromPoint(x, height).find((element) => !element.closest(TOASTER));
  return found !== undefined && control.contains(found);
}

export const TOASTER = '[data-sonner-toaster]';
const FIELDS = 'input, select, textarea';
const CONTROLS = `button, a[href], summary, label:has(input), [role=menuitem], ${FIELDS}`;
