/** Runs a task when the page is idle. Safari has no requestIdleCallback. */
export function requestRest(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 1000);
}
