import type { ReactNode } from 'react';
import { isSaid, type Said } from '#app/lib/is-said.ts';

/**
 * Shows its children only where the deployment says `setting`, or with `isNot` only where it does
 * not. A prerendered page has them between blanks, for the server to choose; the places of children
 * stay the same, since React derives ids from them.
 */
export function WhenSaid({
  setting,
  isNot = false,
  children,
}: {
  /** Without one, children are always shown. */
  setting: Said | undefined;
  isNot?: boolean;
  children: ReactNode;
}) {
  if (import.meta.env.SSR && import.meta.env.PROD && setting)
    return (
      <>
        {`{{${isNot ? '^' : '#'}${setting}}}`}
        {children}
        {`{{/${setting}}}`}
      </>
    );
  return (
    <>
      {null}
      {(setting === undefined || isSaid(setting) !== isNot) && children}
      {null}
    </>
  );
}
