import type { WatchRows } from './row-window.ts';

/**
 * Watches rows with the browser’s own observer, a quarter of a window’s height above and below what
 * is seen. A row with the focus is always near.
 */
export const watchRows: WatchRows = (onChange) => {
  let observer: IntersectionObserver | null = null;
  const start = () =>
    new IntersectionObserver(
      (entries) =>
        onChange(
          entries.map(({ target, isIntersecting, boundingClientRect }) => ({
            // Only rows are observed.
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
