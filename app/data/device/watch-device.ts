/**
 * Who shows what this device keeps is told when it changes: by this tab, or by another one. What changed is named by the id of
 * the document that it is about.
 */
type DraftMessage = { id: string };

const listeners = new Set<(id: string) => void>();
let openChannel: BroadcastChannel | null = null;

/** Something about a document has been saved or deleted here. */
export function tellDevice(id: string): void {
  for (const listener of [...listeners]) listener(id);
  channel()?.postMessage({ id } satisfies DraftMessage);
}

/** Calls back when another tab changed something; gives the way to stop. */
export function watchOtherTabs(onChange: (id: string) => void): () => void {
  const watched = channel();
  if (!watched) return () => undefined;
  const listen = ({ data }: MessageEvent<DraftMessage>) => onChange(data.id);
  watched.addEventListener('message', listen);
  return () => watched.removeEventListener('message', listen);
}

/** Calls back when any tab changed something, this one included; gives the way to stop. */
export function watchDevice(onChange: (id: string) => void): () => void {
  const stopWatching = watchOtherTabs(onChange);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    stopWatching();
  };
}

function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  openChannel ??= new BroadcastChannel('facturier-drafts');
  return openChannel;
}
