import type { ChangeOrigin } from '#app/data/dossier-store.ts';

/** The changed documents, and whether their change came from the account. */
type DraftMessage = { ids: readonly string[]; isBrought: boolean };
type OtherListener = (id: string, origin: ChangeOrigin) => void;

const ownListeners = new Set<(id: string) => void>();
const otherListeners = new Set<OtherListener>();
const removalListeners = new Set<(id: string) => void>();
let openChannel: BroadcastChannel | null = null;
let revision = 0;

/** Notifies views that a document of this device has changed, in this tab and in the others. */
export function tellDevice(id: string): void {
  tellPages({ ids: [id], isBrought: false });
}

/** For changes that came from the account, which this page did not make either. */
export function tellBrought(...ids: readonly string[]): void {
  tellPages({ ids, isBrought: true });
  tellOthers(ids, 'account');
}

function tellPages(message: DraftMessage): void {
  revision += 1;
  for (const listener of [...ownListeners]) for (const id of message.ids) listener(id);
  channel()?.postMessage(message);
}

function tellOthers(ids: readonly string[], origin: ChangeOrigin): void {
  for (const listener of [...otherListeners]) for (const id of ids) listener(id, origin);
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
    tellOthers(data.ids, data.isBrought ? 'account' : 'tab');
  });
  return openChannel;
}
