import { REAL_WIDTH } from './zoom.ts';

type Point = { x: number; y: number };

/** Keeps a point of the pages under the same point of the screen during a zoom. */
export type Grip = {
  /** The scale when gripped, 1 at the real size. */
  scale: number;
  /** Scrolls the gripped point to `at`; call it after layout at the new size. */
  settle: (at: Point) => void;
};

export function gripPages(viewport: HTMLElement, pages: HTMLElement, at: Point): Grip {
  const { left, top, width, height } = pages.getBoundingClientRect();
  const share = { x: (at.x - left) / width, y: (at.y - top) / height };
  return {
    scale: width / REAL_WIDTH,
    settle: ({ x, y }) => {
      const now = pages.getBoundingClientRect();
      viewport.scrollBy({
        left: now.left + share.x * now.width - x,
        top: now.top + share.y * now.height - y,
        behavior: 'instant',
      });
    },
  };
}

export function centreOf(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
