import { useIsTouched, useMissingRule } from '#app/features/editor/store/editor-context.tsx';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';

/**
 * What the field of a path has to say: that it is `full` at once, then what could not be read, then
 * what the law still wants.
 */
export function useFieldMessages(
  path: FieldPath,
  unreadable?: string,
  full?: string,
): { error?: string | undefined; warning?: string | undefined } {
  const isTouched = useIsTouched(path);
  const rule = useMissingRule(path);
  if (full) return { warning: full };
  if (!isTouched) return {};
  if (unreadable) return { error: unreadable };
  if (rule?.severity === 'blocking') return { error: rule.message };
  return rule?.severity === 'warning' ? { warning: rule.message } : {};
}
