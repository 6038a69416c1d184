import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { Line } from '#documents';

export function useLine<T>(index: number, select: (line: Line | undefined) => T): T {
  return useDraft(({ lines }) => select(lines[index]));
}
