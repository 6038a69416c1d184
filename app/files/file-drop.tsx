import { LoaderCircle } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { followFileDrag } from './follow-file-drag.ts';
import { prepareFiles } from './prepare-files.ts';
import { reading } from './reading.ts';
import { READER_PATH } from './received-file.ts';
import { useOpenFiles } from './use-open-files.ts';

export function FileDrop() {
  const openFiles = useOpenFiles();
  const { pathname } = useLocation();
  const [isOver, setOver] = useState(false);
  const isLong = useSyncExternalStore(
    reading.subscribe,
    () => reading.get().isLong,
    () => false,
  );
  const open = useEffectEvent(openFiles);
  // Syncs with the window’s drag events.
  useEffect(() => followFileDrag({ onOver: setOver, onFiles: open }), []);
  // Preloads the reader once the page is idle, for offline use. The home page makes no document.
  useEffect(() => {
    if (pathname === '/' && !isOver) return undefined;
    return prepareFiles({ isReading: pathname === READER_PATH });
  }, [pathname, isOver]);
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-50 print:hidden">
      {isOver && (
        <Suspense>
          <DropInvitation pathname={pathname} />
        </Suspense>
      )}
      {isLong && (
        <p className="absolute inset-x-0 bottom-20 mx-auto flex w-fit items-center gap-3 rounded-card border border-rule bg-surface px-4 py-3 font-semibold shadow-float">
          <LoaderCircle aria-hidden className="size-5 animate-spin text-primary" />
          Lecture du fichier…
        </p>
      )}
    </div>
  );
}

const DropInvitation = lazyWhenUsed(
  async () => (await import('./drop-invitation.tsx')).DropInvitation,
);
