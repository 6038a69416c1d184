import { useEffect, useState } from 'react';
import { findFreeBottom } from './find-free-bottom.ts';
import { listControls, TOASTER } from './list-controls.ts';

/** Where `count` messages cover no button, for as long as there are any. In px from below. */
export function useFreeBottom(count: number): number {
  const [bottom, setBottom] = useState(USUAL_BOTTOM);
  // The page: what is under a message opens, closes and scrolls.
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

/** Above the bar of the editor. */
const USUAL_BOTTOM = 80;
const PERIOD_MS = 250;
/** Height in px of each message that shows behind the first. */
const PEEK = 14;
