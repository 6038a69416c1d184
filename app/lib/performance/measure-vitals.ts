import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { isAllowed } from '#app/lib/consent/consent-store.ts';

/** Reports Web Vitals to our server, with consent: metric, value and path only. */
export function measureVitals(): void {
  for (const listen of [onCLS, onINP, onLCP]) listen(send);
}

function send({ name, value }: Metric): void {
  if (!isAllowed('analytics')) return;
  const measure = JSON.stringify({ name, value, path: window.location.pathname });
  navigator.sendBeacon('/measures', new Blob([measure], { type: 'application/json' }));
}
