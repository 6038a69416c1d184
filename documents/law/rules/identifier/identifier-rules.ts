import type { Rule } from '#documents/law/rule.ts';
import { partyIdentifierRules } from './party-identifier-rules.ts';
import { typedValuesRule } from './typed-values-rule.ts';

export const identifierRules: readonly Rule[] = [...partyIdentifierRules, typedValuesRule];
