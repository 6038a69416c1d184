import { edgeSpeed, positionOfSlot, type RowBox, slotAt } from './drop-slot.ts';

/**
 * Drags a row by its handle: a rule marks the landing place, the page scrolls near its edges, and
 * Escape cancels. `onDrop` gets the new position.
 */
export function dragLine(
  start: PointerEvent,
  { handle, from, onDrop }: { handle: HTMLElement; from: number; onDrop: (to: number) => void },
): void {
  const row = handle.closest<HTMLElement>('[data-line]');
  const list = row?.parentElement;
  if (!row || !list) return;
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-line]')];
  const boxes = (): RowBox[] => rows.map((element) => element.getBoundingClientRect());
  const mark = document.createElement('div');
  mark.className = MARK;
  let y = start.clientY;
  let frame = 0;
  let isDragging = false;

  const begin = () => {
    isDragging = true;
    row.style.opacity = '0.4';
    list.append(mark);
    frame = requestAnimationFrame(follow);
  };
  const follow = () => {
    const speed = edgeSpeed(y, window.innerHeight);
    if (speed !== 0) window.scrollBy(0, speed);
    const current = boxes();
    const slot = slotAt(current, y);
    const origin = list.getBoundingClientRect().top;
    const edge = current[slot]?.top ?? current.at(-1)?.bottom ?? origin;
    mark.style.translate = `0 ${edge - origin - 1}px`;
    frame = requestAnimationFrame(follow);
  };
  const stop = () => {
    listening.abort();
    cancelAnimationFrame(frame);
    row.style.opacity = '';
    mark.remove();
  };

  const listening = new AbortController();
  const { signal } = listening;
  handle.setPointerCapture(start.pointerId);
  const onMove = (event: PointerEvent) => {
    y = event.clientY;
    if (!isDragging && Math.abs(y - start.clientY) > THRESHOLD) begin();
  };
  handle.addEventListener('pointermove', onMove, { signal });
  handle.addEventListener('pointercancel', stop, { signal });
  handle.addEventListener(
    'pointerup',
    ({ clientY }) => {
      stop();
      // Recomputed: no frame may have run since the last move.
      if (isDragging) onDrop(positionOfSlot(slotAt(boxes(), clientY), from));
    },
    { signal },
  );
  window.addEventListener('keydown', (event) => event.key === 'Escape' && stop(), { signal });
}

/** Pixels of movement before a press becomes a drag. */
const THRESHOLD = 4;
const MARK = 'pointer-events-none absolute inset-x-0 top-0 z-20 h-0.5 rounded-sm bg-primary';
