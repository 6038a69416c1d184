/** The id of the changed document. */
type DraftMessage = { id: string };

const ownListeners = new Set<(id: string) => void>();
const otherListeners = new Set<(id: string) => void>();
const removalListeners = new Set<(id: string) => void>();
let openChannel: BroadcastChannel | null = null;
let revision = 0;

/** Notifies views that a document of this device has changed, in this tab and in the others. */
export function tellDevice(id: string): void {
  revision += 1;
  for (const listener of [...ownListeners]) listener(id);
  channel()?.postMessage({ id } satisfies DraftMessage);
}

/** For changes that came from the account: this page treats them like those of another tab. */
export function tellBrought(id: string): void {
  tellDevice(id);
  for (const listener of [...otherListeners]) listener(id);
}

/** Must be called before `tellDevice`. */
export function tellRemoval(id: string): void {
  for (const listener of [...removalListeners]) listener(id);
}

/** Changes of other tabs only; returns a function that stops it. */
export function watchOtherTabs(onChange: (id: string) => void): () => void {
  channel();
  otherListeners.add(onChange);
  return () => {
    otherListeners.delete(onChange);
  };
}

/** Changes of any tab; returns a function that stops it. */
export function watchDevice(onChange: (id: string) => void): () => void {
  const stopWatching = watchOtherTabs(onChange);
  ownListeners.add(onChange);
  return () => {
    ownListeners.delete(onChange);
    stopWatching();
  };
}

export function watchRemovals(onRemove: (id: string) => void): void {
  removalListeners.add(onRemove);
}

/** Changes with every change in any tab: whatever was read before is then stale. */
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
