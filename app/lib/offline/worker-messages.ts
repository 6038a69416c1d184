/** From a page to a service worker; the answer comes through the port that is sent along. */
export type PageMessage = TakeOver | { type: 'give-shared' };

/** Asks a worker that waits to replace the one before it. */
export type TakeOver = {
  type: 'take-over';
  /** The build of the page. */
  version: string;
  /** The page is about to be loaded again. */
  isLeaving: boolean;
};
export type TakeOverAnswer = {
  /** The worker is of another build than the page. */
  isNewer: boolean;
};

/** From the worker that keeps the site to all pages. */
export type SiteMessage = { type: 'not-kept'; cause: NotKept };

/** Why the site could not be kept: no room on the device, or a file that did not come. */
export type NotKept = 'full' | 'interrupted';
