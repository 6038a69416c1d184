import type { WatchRows } from './row-window.ts';

/**
 * Watches rows with an IntersectionObserver, up to a quarter of the window’s height above and
 * below. The focused row always counts as near.
 */
export const watchRows: WatchRows = (onChange) => {
  let observer: IntersectionObserver | null = null;
  const start = () =>
    new IntersectionObserver(
      (entries) =>
        onChange(
          entries.map(({ target, isIntersecting, boundingClientRect }) => ({
            // Only HTML rows are observed.
            row: target as HTMLElement,
            isNear: isIntersecting || target.contains(document.activeElement),
            height: boundingClientRect.height,
          })),
        ),
      { rootMargin: '25% 0px' },
    );
  return (row) => {
    observer ??= start();
    observer.observe(row);
    return () => observer?.unobserve(row);
  };
};
