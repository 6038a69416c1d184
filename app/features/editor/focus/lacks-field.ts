import type { DraftPath, RuleResult } from '#documents';
import { isUnder } from './reveal-store.ts';

/** Whether a missing mandatory rule concerns a field at or under one of these paths. */
export function lacksField(
  conformity: readonly RuleResult[],
  paths: readonly DraftPath[],
): boolean {
  return conformity.some(
    ({ state, severity, field }) =>
      state === 'missing' && severity === 'blocking' && paths.some((path) => isUnder(field, path)),
  );
}
