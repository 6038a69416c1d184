import type { ReactNode } from 'react';
import { replayTyping } from '#app/lib/timing/replay-typing.ts';
import { WakingPart } from '#app/ui/waking/waking-part.tsx';

/**
 * A section of the form, in its place before it is alive. `paths` lists the first steps of the
 * paths that it holds.
 */
export function FormPart({
  paths,
  onAlive,
  children,
}: {
  paths: string;
  onAlive: () => void;
  children: ReactNode;
}) {
  return (
    // Parts stack apart from one another: the one that has the focus is above, with what hangs
    // from it.
    <WakingPart
      paths={paths}
      className="relative isolate focus-within:z-10"
      fallback={<div className="h-40 rounded-card border border-rule bg-surface" />}
      onAwake={(part) => {
        replayTyping(part);
        onAlive();
      }}
    >
      {children}
    </WakingPart>
  );
}
