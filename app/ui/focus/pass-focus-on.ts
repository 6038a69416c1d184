import { holdPlace } from './hold-place.ts';

/**
 * The `ref` of a control that may disappear while it has the focus, often because it was pressed:
 * what takes its place, or is left beside it, then gets the focus. Otherwise it falls to the body,
 * and a screen reader starts the page again.
 */
export function passFocusOn(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return;
  return () => {
    if (document.activeElement !== control) return;
    const focusWhatIsLeft = holdPlace(control);
    // React is still changing the page, and another control of it may take the focus.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusWhatIsLeft();
    });
  };
}

/** The same for a control that takes the focus when it appears. */
export function takeFocus(control: HTMLElement | null): (() => void) | undefined {
  control?.focus();
  return passFocusOn(control);
}
