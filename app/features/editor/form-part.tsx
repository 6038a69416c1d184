import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { replayTyping } from './focus/replay-typing.ts';

/** A section of the form, in its place before it is alive. `paths` lists the first steps of the paths that it holds. */
export function FormPart({
  paths,
  onAlive,
  children,
}: {
  paths: string;
  onAlive: () => void;
  children: ReactNode;
}) {
  const part = useRef<HTMLDivElement>(null);
  const wake = () => {
    if (part.current) replayTyping(part.current);
    onAlive();
  };
  return (
    <div ref={part} data-section={paths}>
      <Suspense fallback={<div className="h-40 rounded-card border border-rule bg-surface" />}>
        {children}
        <Alive onAlive={wake} />
      </Suspense>
    </div>
  );
}

function Alive({ onAlive }: { onAlive: () => void }) {
  const tell = useRef(onAlive);
  // The page: React has taken over what is beside this.
  useEffect(() => tell.current(), []);
  return null;
}
