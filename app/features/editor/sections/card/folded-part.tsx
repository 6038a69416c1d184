import { type ReactNode, Suspense } from 'react';
import { PENDING } from '#app/features/editor/focus/pending.ts';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';

/** Holds the place of a part whose code comes when it opens. `paths` lists its fields. */
export function FoldedPart({
  paths = [],
  height,
  children,
}: {
  paths?: readonly FieldPath[];
  /** Classes, as high as the part: what is below must not move when it comes. */
  height: string;
  children: ReactNode;
}) {
  const place = (
    <div
      aria-busy
      className={`rounded-control bg-hover ${height}`}
      {...{ [PENDING]: paths.join(' ') }}
    />
  );
  return <Suspense fallback={place}>{children}</Suspense>;
}
