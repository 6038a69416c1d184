/**
 * Runs a task now or, while a mouse button is down, after its click. A field that loses focus to a
 * click shows its message after it: shown before, the message would move the button from under the
 * pointer, and the click would be lost.
 */
export const afterPress = createAfterPress(typeof document === 'undefined' ? null : document);

/**
 * `page` is where mouse events are listened to. A touch gives mouse events too, when the finger has
 * left.
 */
export function createAfterPress(page: EventTarget | null): (task: () => void) => void {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    isPressed = false;
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) task();
  };
  // The click follows the release of the button, in the same turn.
  const releaseSoon = () => setTimeout(release);
  page?.addEventListener('mousedown', () => (isPressed = true), true);
  page?.addEventListener('mouseup', releaseSoon, true);
  // Nothing is fired for a button released after a drag.
  page?.addEventListener('dragend', releaseSoon, true);
  page?.addEventListener('keydown', release, true);
  return (task) => {
    if (isPressed) waiting.push(task);
    else task();
  };
}
