import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { isAllowed } from '#app/lib/consent/consent-store.ts';

/**
 * Tells the server of this site how fast a page was, where visitors allow it: the name of the
 * measure, its value and the address of the page without its query. Nothing of who looked.
 */
export function measureVitals(): void {
  for (const listen of [onCLS, onINP, onLCP]) listen(send);
}

function send({ name, value }: Metric): void {
  if (!isAllowed('analytics')) return;
  const measure = JSON.stringify({ name, value, path: window.location.pathname });
  navigator.sendBeacon('/measures', new Blob([measure], { type: 'application/json' }));
}
