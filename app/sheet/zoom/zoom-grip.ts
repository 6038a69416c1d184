import { REAL_WIDTH } from './zoom.ts';

type Point = { x: number; y: number };

/** A point of the pages that stays under the same point of the screen while their size changes. */
export type Grip = {
  /** Of the pages as they were taken, 1 at their real size. */
  scale: number;
  /** Scrolls so that what was taken is under `at`, once the new size is laid out. */
  settle: (at: Point) => void;
};

/** Takes the pages by what is under a point of the screen. */
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
