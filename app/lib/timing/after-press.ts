/**
 * Runs a task now or, while a mouse button is down, after its click. A field that loses focus must
 * not show its message before the click: the message would move the button from under the pointer.
 */
export const afterPress = createAfterPress(typeof document === 'undefined' ? null : document);

/** `page` receives the mouse events. A touch fires mouse events too, once the finger has left. */
export function createAfterPress(page: EventTarget | null): (task: () => void) => void {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    isPressed = false;
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) task();
  };
  // The click follows mouseup in the same turn.
  const releaseSoon = () => setTimeout(release);
  page?.addEventListener('mousedown', () => (isPressed = true), true);
  page?.addEventListener('mouseup', releaseSoon, true);
  // No mouseup follows a drag.
  page?.addEventListener('dragend', releaseSoon, true);
  page?.addEventListener('keydown', release, true);
  return (task) => {
    if (isPressed) waiting.push(task);
    else task();
  };
}
