import { measureVitals } from './measure-vitals.ts';
import { preloadRoutes } from './preload-routes.ts';

/** Optional speed-ups, loaded once the page is idle. */
export function helpPerformance(): void {
  preloadRoutes(window);
  // No wait for a double tap (Pointer Events, touch-action).
  document.documentElement.style.touchAction = 'manipulation';
  measureVitals();
}
