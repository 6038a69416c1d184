import type { RuleResult } from '#documents';
import type { FormStep } from './list-form-steps.ts';

/** Whether the law asked for something in this step, and lacks nothing of it. */
export function isStepDone({ owns }: FormStep, conformity: readonly RuleResult[]): boolean {
  const asked = conformity.filter(
    ({ severity, field, state }) =>
      severity === 'blocking' && state !== 'not-applicable' && owns(field),
  );
  return asked.length > 0 && asked.every(({ state }) => state === 'satisfied');
}
