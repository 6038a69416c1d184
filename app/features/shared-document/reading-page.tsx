import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

type FragmentStore<Result> = {
  read: () => Promise<Result>;
  subscribe: (listener: () => void) => () => void;
};

/** Suspends until the fragment is read; it is unknown when the page is prerendered. */
export function ReadingPage<Result>({
  store,
  children,
}: {
  store: FragmentStore<Result>;
  children: (result: Result) => ReactNode;
}) {
  const reading = useSyncExternalStore(store.subscribe, store.read, () => null);
  const waiting = <p className="py-16 text-center text-ink-soft">Lecture du document…</p>;
  if (!reading) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Read reading={reading}>{children}</Read>
    </Suspense>
  );
}

function Read<Result>({
  reading,
  children,
}: {
  reading: Promise<Result>;
  children: (result: Result) => ReactNode;
}) {
  return children(use(reading));
}

/** Explains why nothing is shown and what to do. */
export function UnreadNotice({ title, text }: { title: string; text: string }) {
  return (
    <Notice
      title={title}
      actions={
        <Button asChild>
          <Link to="/">Aller à l’accueil</Link>
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
