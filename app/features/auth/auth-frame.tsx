import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useIsOnline } from '#app/ui/use-is-online.ts';

/**
 * The column and title shared by the sign-in screens. The title of a screen that replaces another
 * takes the focus and comes into view, as a new page would; the first screen leaves the focus
 * alone.
 */
export function AuthFrame({
  title,
  intro,
  takesFocus = false,
  children,
}: {
  title: string;
  intro?: ReactNode;
  /** Set for a screen that follows an action on the page, not a navigation. */
  takesFocus?: boolean;
  children: ReactNode;
}) {
  // « Pop » is the first page of a visit, or one reached by the browser’s back and forward.
  const navigation = useNavigationType();
  const isNext = takesFocus || navigation !== NavigationType.Pop;
  const isOnline = useIsOnline();
  return (
    <section className="column-md lg:py-6">
      <h1
        ref={isNext ? takeFocus : undefined}
        tabIndex={-1}
        className="text-2xl outline-none lg:text-3xl"
      >
        {title}
      </h1>
      {intro && <p className="mt-3 text-ink-soft">{intro}</p>}
      {!isOnline && (
        <p className="mt-3 rounded-card border border-amber bg-amber-soft px-4 py-2 text-sm">
          Pas de réseau&nbsp;: cette page en a besoin. Revenez dès qu’il est là.
        </p>
      )}
      <div className="mt-6 rounded-card border border-rule bg-surface p-4 sm:p-6">{children}</div>
    </section>
  );
}

function takeFocus(title: HTMLHeadingElement | null) {
  if (!title) return;
  title.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
