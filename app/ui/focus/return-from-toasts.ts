import { holdPlace } from './hold-place.ts';

/**
 * The `ref` of the list of messages. Sonner returns the focus of a message that goes to the control
 * that had it before, which « Annuler » may just have removed, and only with the last message.
 */
export function returnFromToasts(toasts: HTMLElement | null): (() => void) | undefined {
  if (!toasts) return;
  let goBack: (() => void) | null = null;
  const follow = ({ target, relatedTarget }: FocusEvent) => {
    const isInside = target instanceof Node && toasts.contains(target);
    const wasInside = relatedTarget instanceof Node && toasts.contains(relatedTarget);
    if (!isInside) goBack = null;
    else if (!wasInside && relatedTarget instanceof Element) goBack = holdPlace(relatedTarget);
  };
  const watcher = new MutationObserver(() => {
    if (document.activeElement === document.body) goBack?.();
  });
  document.addEventListener('focusin', follow);
  watcher.observe(toasts, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    watcher.disconnect();
  };
}
