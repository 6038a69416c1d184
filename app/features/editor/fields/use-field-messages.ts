import { useIsTouched, useMissingRule } from '#app/features/editor/store/editor-context.tsx';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';

/** Messages of a field: `full` at once, then unreadable text, then the rules. */
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
