import { createPartFetcher } from './create-part-fetcher.ts';
import { findCause } from './find-cause.ts';

const fetcher = createPartFetcher({
  findCause,
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
});

/**
 * Fetches code that the page takes apart, the one way to do so. It does not fail in a browser: what
 * does not come leaves its part closed, is said in one line (`MissingParts`), and comes later.
 */
export const fetchPart: typeof fetcher.fetchPart = (load) =>
  // A page that is drawn at build time has all its code.
  import.meta.env.SSR ? load() : fetcher.fetchPart(load);

/** What is missing, for the line that says it. */
export const missingParts = {
  state: fetcher.state,
  retry: fetcher.retry,
  tellAway: fetcher.tellAway,
};
