export type Stroke = readonly Point[];
type Point = { x: number; y: number };

export type StrokeBounds = { x: number; y: number; width: number; height: number };

/** The bounding box of the strokes; `margin` is for the thickness of the pen. */
export function boundsOf(strokes: readonly Stroke[], margin: number): StrokeBounds {
  const points = strokes.flat();
  if (points.length === 0) return { x: 0, y: 0, width: margin * 2, height: margin * 2 };
  const x = Math.min(...points.map((point) => point.x)) - margin;
  const y = Math.min(...points.map((point) => point.y)) - margin;
  const right = Math.max(...points.map((point) => point.x)) + margin;
  const bottom = Math.max(...points.map((point) => point.y)) + margin;
  return { x, y, width: right - x, height: bottom - y };
}

/** The scale that fits a rectangle in a box, 1 at most. */
export function scaleToFit(
  { width, height }: Pick<StrokeBounds, 'width' | 'height'>,
  box: { width: number; height: number },
): number {
  return Math.min(1, box.width / width, box.height / height);
}
