import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useInSight } from '#app/ui/use-in-sight.ts';

/** The end of a scrolling area: a gradient and an arrow show while it is out of sight. */
export function MoreBelow() {
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useInSight(end);
  return (
    <>
      <div ref={end} className="h-px" />
      <div
        aria-hidden
        className={`pointer-events-none sticky bottom-0 -mt-12 flex h-12 items-end justify-center bg-linear-to-t from-primary-soft from-35% to-transparent ${isAtEnd ? 'invisible' : ''}`}
      >
        <ChevronDown className="size-5 text-ink-soft" />
      </div>
    </>
  );
}
