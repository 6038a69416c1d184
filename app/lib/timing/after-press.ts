/**
 * Runs a task now; while a button of the mouse is down, once its click has been given. A field that
 * is left by a click says what it has to say after it: a message that came before would move the
 * button from under the pointer, and the click would be lost.
 */
export const afterPress = createAfterPress(typeof document === 'undefined' ? null : document);

/** `page` is what hears the mouse. A touch gives mouse events too, when the finger has left. */
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
  // A button that goes up after a drag is not heard.
  page?.addEventListener('dragend', releaseSoon, true);
  page?.addEventListener('keydown', release, true);
  return (task) => {
    if (isPressed) waiting.push(task);
    else task();
  };
}
