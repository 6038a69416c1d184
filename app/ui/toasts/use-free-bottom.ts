import { useEffect, useState } from 'react';
import { findFreeBottom } from './find-free-bottom.ts';
import { listControls, TOASTER } from './list-controls.ts';

/** The bottom offset in px at which `count` messages cover no control, updated while any shows. */
export function useFreeBottom(count: number): number {
  const [bottom, setBottom] = useState(USUAL_BOTTOM);
  // Polls the page: what is under a message opens, closes and scrolls.
  useEffect(() => {
    if (count === 0) return setBottom(USUAL_BOTTOM);
    const place = () => setBottom((now) => findBottom(count, now));
    const frame = requestAnimationFrame(place);
    const timer = setInterval(place, PERIOD_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [count]);
  return bottom;
}

function findBottom(count: number, near: number): number {
  const message = document.querySelector<HTMLElement>(`${TOASTER} [data-front=true]`);
  if (!message) return near;
  const { width } = message.getBoundingClientRect();
  const height = message.offsetHeight + (count - 1) * PEEK;
  const { innerWidth, innerHeight } = window;
  return findFreeBottom(
    { width, height },
    { near, controls: listControls(), window: { width: innerWidth, height: innerHeight } },
  );
}

/** Above the editor’s bar, in px. */
const USUAL_BOTTOM = 80;
const PERIOD_MS = 250;
/** Visible height in px of each message stacked behind the first. */
const PEEK = 14;
