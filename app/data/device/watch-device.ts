/**
 * Notifies views when what this device keeps changes, in this tab or in another. A change is named
 * by the id of the document that it concerns.
 */
type DraftMessage = { id: string };

const ownListeners = new Set<(id: string) => void>();
const otherListeners = new Set<(id: string) => void>();
const removalListeners = new Set<(id: string) => void>();
let openChannel: BroadcastChannel | null = null;
let revision = 0;

/** Something about a document has been saved or deleted here. */
export function tellDevice(id: string): void {
  revision += 1;
  for (const listener of [...ownListeners]) listener(id);
  channel()?.postMessage({ id } satisfies DraftMessage);
}

/** The account has brought something: to this page it is news, as from another tab. */
export function tellBrought(id: string): void {
  tellDevice(id);
  for (const listener of [...otherListeners]) listener(id);
}

/** A document has been deleted here; to be told before `tellDevice`. */
export function tellRemoval(id: string): void {
  for (const listener of [...removalListeners]) listener(id);
}

/** Calls back when another tab changed something; returns a function that stops it. */
export function watchOtherTabs(onChange: (id: string) => void): () => void {
  channel();
  otherListeners.add(onChange);
  return () => {
    otherListeners.delete(onChange);
  };
}

/**
 * Calls back when any tab changed something, this one included; returns a function that stops it.
 */
export function watchDevice(onChange: (id: string) => void): () => void {
  const stopWatching = watchOtherTabs(onChange);
  ownListeners.add(onChange);
  return () => {
    ownListeners.delete(onChange);
    stopWatching();
  };
}

/** Calls back when this tab deletes a document. */
export function watchRemovals(onRemove: (id: string) => void): void {
  removalListeners.add(onRemove);
}

/** A number that changes whenever any tab changes something: anything read before is then stale. */
export function deviceRevision(): number {
  channel();
  return revision;
}

function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  if (openChannel) return openChannel;
  openChannel = new BroadcastChannel('facturier-drafts');
  openChannel.addEventListener('message', ({ data }: MessageEvent<DraftMessage>) => {
    revision += 1;
    for (const listener of [...otherListeners]) listener(data.id);
  });
  return openChannel;
}
