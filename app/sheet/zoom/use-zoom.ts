import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { followZoomGestures } from './follow-zoom-gestures.ts';
import { REAL_WIDTH, type Zoom, zoomToPage } from './zoom.ts';
import { centreOf, gripPages } from './zoom-grip.ts';

export type ZoomState = {
  zoom: Zoom;
  /** The current scale, 1 at the real size. */
  scale: number;
  /** Zooms around the centre of the view; `choose` receives the current scale. */
  change: (choose: (scale: number) => Zoom) => void;
  fitPage: () => void;
  viewport: RefObject<HTMLElement | null>;
  pages: RefObject<HTMLDivElement | null>;
  setZoom: (zoom: Zoom) => void;
  setScale: (scale: number) => void;
};

/** Zoom of the pages in a scrolling viewport, by buttons, wheel and fingers. */
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
    // Everything is visible already.
    if (width && height && scrollHeight > height) change(() => zoomToPage({ width, height }));
  };
  return { zoom, scale, change, fitPage, viewport, pages, setZoom, setScale };
}

/** For the component that renders the pages, which may mount after the zoom controls. */
export function useZoomedPages({ viewport, pages, setZoom, setScale }: ZoomState): void {
  // Observes the pages’ size. Native listeners: gestures must be cancelled, which React’s passive
  // ones cannot do.
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
