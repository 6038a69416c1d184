import type { Page, Sheet } from '#documents';

/**
 * A new list with the objects of the one before wherever they say the same: what is drawn from an
 * object that has not changed is not drawn again. The list itself is given back when nothing in it
 * has changed.
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

/** The new sheet, with the pages and the marks of the former one that have not moved. */
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
 * Data: texts, numbers, lists and objects of these; a function equals itself. Keys that hold
 * undefined count as absent.
 */
function isEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  if (ArrayBuffer.isView(left)) return false;
  // Hundreds of marks are compared at each key: what both have is read once, and most differ in
  // nothing.
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
