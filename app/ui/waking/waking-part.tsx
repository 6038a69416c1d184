import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { ASLEEP, wakePart } from '#app/lib/timing/early-presses.ts';

/** A prerendered part that hydrates later, without losing the presses made before. */
export function WakingPart({
  paths,
  className,
  fallback,
  onAwake,
  children,
}: {
  /** Lets a form find the part of a field. */
  paths?: string;
  className?: string;
  fallback?: ReactNode;
  /** Called before the presses are replayed. */
  onAwake?: (part: HTMLElement) => void;
  children: ReactNode;
}) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} data-section={paths} className={className} {...{ [ASLEEP]: '' }}>
      <Suspense fallback={fallback}>
        {children}
        <Awake part={part} onAwake={onAwake} />
      </Suspense>
    </div>
  );
}

function Awake({
  part,
  onAwake,
}: {
  part: RefObject<HTMLElement | null>;
  onAwake: ((part: HTMLElement) => void) | undefined;
}) {
  const tell = useRef(onAwake);
  // Runs once React has hydrated the children.
  useEffect(() => {
    if (!part.current) return;
    tell.current?.(part.current);
    wakePart(part.current);
  }, [part]);
  return null;
}
