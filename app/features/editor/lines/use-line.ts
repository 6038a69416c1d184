import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { Line } from '#documents';

/** What `select` picks from a line; what is typed in the others leaves it in peace. */
export function useLine<T>(index: number, select: (line: Line | undefined) => T): T {
  return useDraft(({ lines }) => select(lines[index]), `lines[${index}]`);
}
