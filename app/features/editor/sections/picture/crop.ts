import type { Size } from './plan-picture.ts';

/** In pixels of the picture. */
export type Crop = { x: number; y: number; width: number; height: number };

export type CropHandle = 'frame' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** Moves or resizes the crop; it stays inside the picture and never becomes empty. */
export function moveCrop(
  crop: Crop,
  handle: CropHandle,
  { by, picture }: { by: { x: number; y: number }; picture: Size },
): Crop {
  const x = moveAxis(crop.x, crop.width, {
    by: by.x,
    end: endOf(handle, X_ENDS),
    room: picture.width,
  });
  const y = moveAxis(crop.y, crop.height, {
    by: by.y,
    end: endOf(handle, Y_ENDS),
    room: picture.height,
  });
  return { x: x.start, y: y.start, width: x.length, height: y.length };
}

/** An arrow key moves a hundredth of the picture, a tenth with Shift; null for other keys. */
export function readArrow(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { width, height }: Size,
): { x: number; y: number } | null {
  const direction = ARROWS[key];
  const share = shiftKey ? 0.1 : 0.01;
  return direction
    ? {
        x: direction.x * Math.max(1, Math.round(width * share)),
        y: direction.y * Math.max(1, Math.round(height * share)),
      }
    : null;
}

type End = 'start' | 'end' | 'both';

function moveAxis(
  start: number,
  length: number,
  { by, end, room }: { by: number; end: End; room: number },
): { start: number; length: number } {
  const least = Math.min(length, Math.ceil(room * LEAST_SHARE));
  if (end === 'both') return { start: clamp(start + by, 0, room - length), length };
  if (end === 'end') return { start, length: clamp(length + by, least, room - start) };
  const moved = clamp(start + by, 0, start + length - least);
  return { start: moved, length: start + length - moved };
}

function endOf(handle: CropHandle, [start, end]: readonly [string, string]): End {
  if (handle.includes(start)) return 'start';
  return handle.includes(end) ? 'end' : 'both';
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most));
}

const X_ENDS = ['left', 'right'] as const;
const Y_ENDS = ['top', 'bottom'] as const;
const LEAST_SHARE = 0.05;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
