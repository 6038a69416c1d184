import { clampZoom, turnZoom } from './zoom.ts';
import { gripPages } from './zoom-grip.ts';

/**
 * Zooms with Ctrl + wheel (trackpad pinch) and two fingers, around the pointer. `zoomTo` must lay
 * the pages out before it returns. Returns a function that stops it.
 */
export function followZoomGestures(
  { viewport, pages }: { viewport: HTMLElement; pages: HTMLElement },
  zoomTo: (scale: number) => void,
): () => void {
  let pinch: { grip: ReturnType<typeof gripPages>; spread: number } | null = null;
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const at = { x: event.clientX, y: event.clientY };
    const grip = gripPages(viewport, pages, at);
    zoomTo(turnZoom(grip.scale, event.deltaY));
    grip.settle(at);
  };
  const take = ({ touches }: TouchEvent) => {
    const fingers = readFingers(touches);
    pinch = fingers && { grip: gripPages(viewport, pages, fingers.middle), spread: fingers.spread };
  };
  const move = (event: TouchEvent) => {
    const fingers = readFingers(event.touches);
    if (!pinch || !fingers) return;
    event.preventDefault();
    zoomTo(clampZoom((pinch.grip.scale * fingers.spread) / pinch.spread));
    pinch.grip.settle(fingers.middle);
  };
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: false };
  viewport.addEventListener('wheel', turn, options);
  viewport.addEventListener('touchstart', take, { signal: stop.signal, passive: true });
  viewport.addEventListener('touchend', take, { signal: stop.signal, passive: true });
  viewport.addEventListener('touchmove', move, options);
  return () => stop.abort();
}

/** The midpoint and distance of two fingers; null for any other number. */
function readFingers(touches: TouchList) {
  const [first, second] = touches;
  if (!first || !second || touches.length > 2) return null;
  return {
    middle: { x: (first.clientX + second.clientX) / 2, y: (first.clientY + second.clientY) / 2 },
    spread: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
  };
}
