import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { followZoomGestures } from './follow-zoom-gestures.ts';
import { REAL_WIDTH, type Zoom, zoomToPage } from './zoom.ts';
import { centreOf, gripPages } from './zoom-grip.ts';

export type ZoomState = {
  zoom: Zoom;
  /** What it comes to, 1 at the real size. */
  scale: number;
  /** Changes the size around the centre of what is in sight; `choose` is given the present one. */
  change: (choose: (scale: number) => Zoom) => void;
  /** A page whole in its frame. */
  fitPage: () => void;
  viewport: RefObject<HTMLElement | null>;
  pages: RefObject<HTMLDivElement | null>;
  setZoom: (zoom: Zoom) => void;
  setScale: (scale: number) => void;
};

/** The size of the pages in a viewport that scrolls, changed by buttons, wheel and fingers. */
export function useZoom(): ZoomState {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [scale, setScale] = useState(1);
  const viewport = useRef<HTMLElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const change = (choose: (scale: number) => Zoom) => {
    if (!viewport.current || !pages.current) return;
    const centre = centreOf(viewport.current);
    const grip = gripPages(viewport.current, pages.current, centre);
    flushSync(() => setZoom(choose(grip.scale)));
    grip.settle(centre);
  };
  const fitPage = () => {
    const { clientWidth: width, clientHeight: height, scrollHeight = 0 } = viewport.current ?? {};
    // Where nothing is hidden, all is there already.
    if (width && height && scrollHeight > height) change(() => zoomToPage({ width, height }));
  };
  return { zoom, scale, change, fitPage, viewport, pages, setZoom, setScale };
}

/** Where the pages are drawn: they may come after what changes their size. */
export function useZoomedPages({ viewport, pages, setZoom, setScale }: ZoomState): void {
  // The size of the pages on the screen, and gestures that must be able to refuse what the browser
  // does with them, which React does not offer.
  useEffect(() => {
    if (!viewport.current || !pages.current) return;
    const elements = { viewport: viewport.current, pages: pages.current };
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / REAL_WIDTH);
    });
    observer.observe(elements.pages);
    const stop = followZoomGestures(elements, (next) => flushSync(() => setZoom(next)));
    return () => {
      observer.disconnect();
      stop();
    };
  }, [viewport, pages, setZoom, setScale]);
}
