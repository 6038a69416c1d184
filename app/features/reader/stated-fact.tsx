import type { ReactNode } from 'react';
import { type DraftPath, fieldAt } from '#documents';

/** A value under the name of its field, or under `name`. Renders nothing without content. */
export function StatedFact({
  children,
  ...named
}: ({ field: DraftPath } | { name: string }) & { children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">
        {'name' in named ? named.name : fieldAt(named.field).label}
      </dt>
      <dd className="whitespace-pre-line break-words">{children}</dd>
    </div>
  );
}
