import { askWorker } from './ask-worker.ts';
import { SHARED_HASH } from './share-target.ts';

/**
 * Calls `open` with the files that another application gave to this page: shared with it (Web Share
 * Target), or opened by it (File Handling).
 */
export async function takeSharedFiles(open: (files: readonly File[]) => void): Promise<void> {
  const { launchQueue } = window as LaunchWindow;
  launchQueue?.setConsumer(async ({ files }) => {
    open(await Promise.all(files.map((file) => file.getFile())));
  });
  const { serviceWorker } = navigator;
  if (window.location.hash !== SHARED_HASH || !serviceWorker?.controller) return;
  open(await askWorker<File[]>(serviceWorker.controller, { type: 'give-shared' }));
}

/** File Handling: Chromium only, absent from TypeScript’s types. */
type LaunchWindow = Window & {
  launchQueue?: {
    setConsumer: (consume: (given: { files: readonly FileSystemFileHandle[] }) => void) => void;
  };
};
