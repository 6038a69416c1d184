type Edges = { top: number; bottom: number; left: number; right: number };

/** Scrolls only the viewport, not the page, to show a part given in window coordinates. */
export function bringIntoView(viewport: HTMLElement, { top, bottom, left, right }: Edges): void {
  const frame = viewport.getBoundingClientRect();
  const isInSight = top >= frame.top && bottom <= frame.bottom;
  if (frame.height === 0 || (isInSight && left < frame.right && right > frame.left)) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  viewport.scrollBy({
    top: (top + bottom) / 2 - (frame.top + frame.bottom) / 2,
    left: left < frame.right && right > frame.left ? 0 : left - frame.left - MARGIN,
    behavior: isCalm ? 'instant' : 'smooth',
  });
}

const MARGIN = 24;
