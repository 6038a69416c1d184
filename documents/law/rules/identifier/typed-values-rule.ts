import { listMistakes } from '#documents/law/identifiers/list-mistakes.ts';
import type { Finding, Rule } from '#documents/law/rule.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { ValueNature } from '#documents/model/fields/field-types.ts';

export const typedValuesRule: Rule = {
  id: 'typed-values',
  label: 'Téléphone, site et codes',
  purpose: 'Une valeur qui n’est pas ce qu’elle dit ne sert à personne.',
  reference: 'EN 16931, BT-42, BT-57 et BT-157',
  severity: 'warning',
  field: 'seller.phone',
  appliesTo: ({ draft }) => findOtherMistake(draft) !== null,
  check: ({ draft }) => findOtherMistake(draft),
};

/** The first mistake in a value that no rule of its own judges: a telephone, a site, a bar code. */
function findOtherMistake(draft: Draft): Finding | null {
  const mistake = listMistakes(draft).find(({ nature }) => OTHER_NATURES.has(nature));
  return mistake ? { message: `${mistake.label} : ${mistake.message}`, field: mistake.path } : null;
}

const OTHER_NATURES: ReadonlySet<ValueNature> = new Set(['phone', 'website', 'naf', 'gtin']);
