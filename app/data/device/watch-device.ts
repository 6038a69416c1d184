import type { ChangeOrigin } from '#app/data/dossier-store.ts';

/** The id of the changed document, and whether the change came from the account. */
type DraftMessage = { id: string; isBrought: boolean };
type OtherListener = (id: string, origin: ChangeOrigin) => void;

const ownListeners = new Set<(id: string) => void>();
const otherListeners = new Set<OtherListener>();
const removalListeners = new Set<(id: string) => void>();
let openChannel: BroadcastChannel | null = null;
let revision = 0;

/** Notifies views that a document of this device has changed, in this tab and in the others. */
export function tellDevice(id: string): void {
  tellPages({ id, isBrought: false });
}

/** For changes that came from the account, which this page did not make either. */
export function tellBrought(id: string): void {
  tellPages({ id, isBrought: true });
  for (const listener of [...otherListeners]) listener(id, 'account');
}

function tellPages(message: DraftMessage): void {
  revision += 1;
  for (const listener of [...ownListeners]) listener(message.id);
  channel()?.postMessage(message);
}

/** Must be called before `tellDevice`. */
export function tellRemoval(id: string): void {
  for (const listener of [...removalListeners]) listener(id);
}

/** Changes of other tabs and of the account; returns a function that stops it. */
export function watchOtherTabs(onChange: OtherListener): () => void {
  channel();
  otherListeners.add(onChange);
  return () => {
    otherListeners.delete(onChange);
  };
}

/** Changes of any tab; returns a function that stops it. */
export function watchDevice(onChange: (id: string) => void): () => void {
  const stopWatching = watchOtherTabs((id) => onChange(id));
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
    const origin = data.isBrought ? 'account' : 'tab';
    for (const listener of [...otherListeners]) listener(data.id, origin);
  });
  return openChannel;
}
