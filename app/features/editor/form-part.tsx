import type { ReactNode } from 'react';
import { replayTyping } from '#app/lib/timing/replay-typing.ts';
import { WakingPart } from '#app/ui/waking/waking-part.tsx';
import type { FieldPath } from './store/field-path.ts';

/**
 * A section of the form, in place before it hydrates. `paths` lists the first steps of its paths.
 */
export function FormPart({
  paths,
  isFolded,
  onAlive,
  children,
}: {
  paths: readonly FieldPath[];
  isFolded: boolean;
  onAlive: () => void;
  children: ReactNode;
}) {
  return (
    // Each part has its own stacking context: the focused one is on top, with its popovers.
    <WakingPart
      paths={paths.join(' ')}
      className="relative isolate focus-within:z-10 max-lg:scroll-mt-16"
      fallback={
        <div className={isFolded ? 'h-11' : 'h-40 rounded-card border border-rule bg-surface'} />
      }
      onAwake={(part) => {
        replayTyping(part);
        onAlive();
      }}
    >
      {children}
    </WakingPart>
  );
}
