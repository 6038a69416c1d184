import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { ASLEEP, wakePart } from '#app/lib/timing/early-presses.ts';

/**
 * A part of the page that is drawn with it and comes alive later: presses in the meantime are not
 * lost.
 */
export function WakingPart({
  paths,
  className,
  fallback,
  onAwake,
  children,
}: {
  /** What a form looks for to find the part of a field. */
  paths?: string;
  className?: string;
  fallback?: ReactNode;
  /** Before what was pressed is pressed again. */
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
  // The page: React has taken over what is beside this.
  useEffect(() => {
    if (!part.current) return;
    tell.current?.(part.current);
    wakePart(part.current);
  }, [part]);
  return null;
}
