import type { PlaceInWindow } from './find-free-bottom.ts';

/** Visible buttons and links, covered by nothing but messages. */
export function listControls(): PlaceInWindow[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    if (control.closest(TOASTER)) return [];
    const place = control.getBoundingClientRect();
    const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
    const isInSight = place.bottom > 0 && place.top < window.innerHeight && place.width > 0;
    return isInSight && isOnTop(control, [x, y]) ? [place] : [];
  });
}

function isOnTop(control: Element, [x, y]: readonly [number, number]): boolean {
  // elementsFromPoint needs a point inside the window; half of the control is visible.
  const height = Math.min(Math.max(y, 0), window.innerHeight - 1);
  const found = document.elementsFromPoint(x, height).find((element) => !element.closest(TOASTER));
  return found !== undefined && control.contains(found);
}

export const TOASTER = '[data-sonner-toaster]';
const CONTROLS = 'button, a[href], summary, label:has(input), [role=menuitem]';
