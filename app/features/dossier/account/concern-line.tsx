import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { ChainNode } from '#documents/dossier';
import { ConcernText } from './concern-text.tsx';

/** A mistake in a document, and the button that corrects it. */
export function ConcernLine({
  node,
  label,
  onPress,
  children,
}: {
  node: ChainNode;
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <ConcernText node={node}>{children}</ConcernText>
      <Button size="sm" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
