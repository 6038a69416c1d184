import { wait } from '#app/lib/timing/wait.ts';
import { createPartFetcher } from './create-part-fetcher.ts';
import { findCause } from './find-cause.ts';

const fetcher = createPartFetcher({ findCause, wait });

/**
 * The only way to load code on demand. Never rejects in a browser: the part stays closed,
 * `MissingParts` says so, and the load is retried.
 */
export const fetchPart: typeof fetcher.fetchPart = (load) =>
  // Prerendering has all the code at hand.
  import.meta.env.SSR ? load() : fetcher.fetchPart(load);

export const missingParts: Omit<typeof fetcher, 'fetchPart'> = fetcher;
