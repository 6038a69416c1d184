export type Tooltip = {
  text: string;
  left: number;
  top: number;
  align: 'start' | 'center' | 'end';
  isAbove: boolean;
};

/**
 * Calls `show` with the tooltip to show, or null. The first waits for the pointer to rest; the next
 * ones show at once. The pointer may move onto the tooltip, and Escape hides it (WCAG 1.4.13).
 * Returns a function that stops it.
 */
export function followTooltips(
  root: Document,
  show: (tooltip: Tooltip | null) => void,
): () => void {
  let owner: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  const hide = () => {
    clearTimeout(timer);
    owner = null;
    if (!isShown) return;
    isShown = false;
    hiddenAt = performance.now();
    show(null);
  };
  const showAfter = (next: Element, delay: number) => {
    clearTimeout(timer);
    owner = next;
    timer = setTimeout(() => {
      // The open menu says enough, and lies where the tooltip would.
      if (!next.isConnected || next.ariaExpanded === 'true') return hide();
      isShown = true;
      show(place(next));
    }, delay);
  };
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const next = event.target.closest('[data-tooltip]');
    if (next === owner || event.target.closest('[data-tooltip-layer]')) return;
    const isNext = isShown || performance.now() - hiddenAt < skipDelay;
    hide();
    if (next) showAfter(next, isNext ? 0 : openDelay);
  };
  const onFocusIn = (event: FocusEvent) => {
    if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
    hide();
    const next = event.target.closest('[data-tooltip]');
    if (next) showAfter(next, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  root.addEventListener('pointerover', onPointerOver, { signal });
  root.addEventListener('pointerdown', hide, { signal });
  root.addEventListener('focusin', onFocusIn, { signal });
  root.addEventListener('focusout', hide, { signal });
  root.addEventListener('keydown', onKeyDown, { signal });
  root.addEventListener('scroll', hide, { signal, capture: true });
  return () => {
    listeners.abort();
    hide();
  };
}

function place(owner: Element): Tooltip {
  const { left, right, top, bottom } = owner.getBoundingClientRect();
  const text = owner.getAttribute('data-tooltip') ?? '';
  const isAbove = bottom + room > window.innerHeight;
  const vertical = { top: isAbove ? top : bottom, isAbove };
  const middle = (left + right) / 2;
  if (middle < halfWidth) return { text, left, align: 'start', ...vertical };
  if (middle > window.innerWidth - halfWidth)
    return { text, left: right, align: 'end', ...vertical };
  return { text, left: middle, align: 'center', ...vertical };
}

/**
 * In milliseconds: the delay of the first tooltip, and the time after hiding during which the next
 * has none.
 */
const openDelay = 700;
const skipDelay = 300;

/** In pixels: the height of two lines, and half of the maximum width. */
const room = 72;
const halfWidth = 128;
