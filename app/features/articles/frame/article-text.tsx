import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ArticlePart } from '#app/features/articles/article.ts';
import { trust } from '#app/lib/trusted-types.ts';

/** HTML from the build; links within the site use the router. */
export function ArticleText({
  parts,
  showCalculator,
}: {
  parts: readonly ArticlePart[];
  showCalculator: (name: string) => ReactNode;
}) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const path = findInnerPath(event);
    if (path === null) return;
    event.preventDefault();
    // The error page shows a failure.
    Promise.resolve(navigate(path)).catch(() => undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link entered by keyboard is clicked
    <div className="article-text" onClick={follow}>
      {parts.map((part, index) =>
        'html' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change place
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, read at build time
          <div key={index} dangerouslySetInnerHTML={{ __html: trust(part.html) }} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Fragment key={index}>{showCalculator(part.calculator)}</Fragment>
        ),
      )}
    </div>
  );
}

/**
 * The path of a plain click on a link to another page of the site; anchors are left to the browser.
 */
function findInnerPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : `${link.pathname}${link.search}${link.hash}`;
}
