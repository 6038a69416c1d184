import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { mainId } from '#app/lib/focus-main.ts';

/** The target of the skip link. */
export function MainContent({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  // Moves the focus to a new page, like a full load, unless the page has placed it.
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main
      ref={main}
      id={mainId}
      tabIndex={-1}
      className="mx-auto w-full max-w-360 grow px-4 py-8 outline-none in-data-[page=generator]:pt-6 max-lg:in-data-[page=account]:pt-4 max-lg:in-data-[page=generator]:pb-0 lg:in-data-[page=account]:flex lg:px-8 print:max-w-none print:p-0"
    >
      {children}
    </main>
  );
}
