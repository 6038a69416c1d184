import type { Page, Sheet } from '#documents';

/**
 * A new list that reuses the equal objects of the previous one, so that they do not render again;
 * the previous list itself when nothing has changed.
 */
export function reuseEqual<T>(previous: readonly T[] | undefined, next: T[]): T[] {
  if (!previous) return next;
  let isSame = previous.length === next.length;
  const reused = next.map((item, index) => {
    const former = previous[index];
    if (former !== undefined && isEqual(former, item)) return former;
    isSame = false;
    return item;
  });
  return isSame ? (previous as T[]) : reused;
}

/** The new sheet, reusing the unchanged pages and marks of the previous one. */
export function reuseSheet(previous: Sheet | undefined, next: Sheet): Sheet {
  if (!previous) return next;
  const pages = next.pages.map((page, index) => reusePage(previous.pages[index], page));
  return { ...next, pages, images: reuseEqual(previous.images, next.images) };
}

function reusePage(previous: Page | undefined, next: Page): Page {
  const marks = reuseEqual(previous?.marks, next.marks);
  const isSame =
    previous?.marks === marks && isEqual({ ...previous, marks: null }, { ...next, marks: null });
  return isSame ? previous : { ...next, marks };
}

/**
 * Deep equality of plain data; functions are compared by identity. A key set to undefined counts as
 * absent.
 */
function isEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  if (ArrayBuffer.isView(left)) return false;
  // Runs on hundreds of marks at each key press: shared keys are read once.
  for (const key in left) {
    const value = read(left, key);
    const other = read(right, key);
    if (value !== other && !isEqual(value, other)) return false;
  }
  for (const key in right) if (!(key in left) && read(right, key) !== undefined) return false;
  return true;
}

function read(object: object, key: string): unknown {
  return object[key as keyof typeof object];
}
