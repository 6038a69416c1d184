import type { Rule, RuleContext } from '#documents/law/rule.ts';
import type { Draft } from '#documents/model/draft.ts';

type Identifier = Pick<Rule, 'id' | 'label' | 'purpose' | 'reference' | 'field'> & {
  read: (draft: Draft) => string | undefined;
  isValid: (value: string, draft: Draft) => boolean;
  message: string;
  severity?: Rule['severity'];
  appliesTo?: (context: RuleContext) => boolean;
};

/** The rule that a value is right, where it is there. */
export function checkIdentifier({
  read,
  isValid,
  message,
  severity = 'blocking',
  appliesTo,
  ...rule
}: Identifier): Rule {
  return {
    ...rule,
    severity,
    appliesTo: (context) => Boolean(read(context.draft)) && (appliesTo?.(context) ?? true),
    check: ({ draft }) =>
      isValid(read(draft) ?? '', draft) ? null : { message, field: rule.field },
  };
}
