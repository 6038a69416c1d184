import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * What the screens of the account’s entrance share: one column, one title. The title of a screen
 * that replaces another takes the focus and comes into view, as a page does; the first one leaves
 * it where the browser puts it.
 */
export function AuthFrame({
  title,
  intro,
  takesFocus = false,
  children,
}: {
  title: string;
  intro?: ReactNode;
  /** It comes in answer to what was done in the page, not to a change of address. */
  takesFocus?: boolean;
  children: ReactNode;
}) {
  // The first screen of a visit is « popped » by the browser, as is one that its arrows bring back.
  const navigation = useNavigationType();
  const isNext = takesFocus || navigation !== NavigationType.Pop;
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
      <div className="mt-6 rounded-card border border-rule bg-surface p-4 sm:p-6">{children}</div>
    </section>
  );
}

function takeFocus(title: HTMLHeadingElement | null) {
  if (!title) return;
  title.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
