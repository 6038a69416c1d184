import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, type CropHandle, moveCrop, readArrow } from './crop.ts';

/** A frame over a picture, moved or resized by touch, mouse or arrow keys. */
export function CropFrame({
  canvas,
  crop,
  onCrop,
}: {
  canvas: HTMLCanvasElement;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}) {
  const picture = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  // The canvas: painted once per picture.
  useEffect(() => {
    picture.current?.getContext('2d')?.drawImage(canvas, 0, 0);
  }, [canvas]);
  const listenAs = (handle: CropHandle) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY, crop };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!held.current || !picture.current) return;
      const ratio = canvas.width / picture.current.getBoundingClientRect().width;
      const by = { x: (clientX - held.current.x) * ratio, y: (clientY - held.current.y) * ratio };
      onCrop(moveCrop(held.current.crop, handle, { by, picture: canvas }));
    },
    onPointerUp: () => {
      held.current = null;
    },
    onPointerCancel: () => {
      held.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = readArrow(event, canvas);
      if (!by) return;
      event.preventDefault();
      onCrop(moveCrop(crop, handle, { by, picture: canvas }));
    },
  });
  return (
    <div className="flex justify-center bg-hover p-5">
      <div className="relative">
        <canvas
          ref={picture}
          width={canvas.width}
          height={canvas.height}
          role="img"
          aria-label="L’image choisie"
          className="block max-h-[45dvh] max-w-full bg-sheet"
        />
        <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
          <div
            style={placeOf(crop, canvas)}
            className="absolute shadow-[0_0_0_200vmax_var(--color-overlay)] outline-2 outline-sheet"
          />
        </div>
        <div style={placeOf(crop, canvas)} className="absolute">
          {HANDLES.map(({ handle, label, className }) => (
            <button
              key={handle}
              type="button"
              aria-label={label}
              className={`absolute touch-none ${className}`}
              {...listenAs(handle)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function placeOf(crop: Crop, { width, height }: { width: number; height: number }) {
  return {
    left: `${(crop.x / width) * 100}%`,
    top: `${(crop.y / height) * 100}%`,
    width: `${(crop.width / width) * 100}%`,
    height: `${(crop.height / height) * 100}%`,
  };
}

const corner =
  'size-11 -translate-1/2 before:absolute before:inset-3 before:rounded-full before:border-2 before:border-primary before:bg-sheet';
const HANDLES: readonly { handle: CropHandle; label: string; className: string }[] = [
  { handle: 'frame', label: 'Tout le cadre', className: 'inset-0 cursor-move' },
  {
    handle: 'top-left',
    label: 'Coin en haut à gauche',
    className: `${corner} top-0 left-0 cursor-nwse-resize`,
  },
  {
    handle: 'top-right',
    label: 'Coin en haut à droite',
    className: `${corner} top-0 left-full cursor-nesw-resize`,
  },
  {
    handle: 'bottom-left',
    label: 'Coin en bas à gauche',
    className: `${corner} top-full left-0 cursor-nesw-resize`,
  },
  {
    handle: 'bottom-right',
    label: 'Coin en bas à droite',
    className: `${corner} top-full left-full cursor-nwse-resize`,
  },
];
