/** Prints the rules of all kinds by the text that they cite, with the days that bound them. */
import { listRules } from '#documents/kinds/check-conformity.ts';
import { ALWAYS } from '#documents/law/dated.ts';
import type { DatedRule } from '#documents/law/rule.ts';
import { KIND_NAMES } from '#documents/model/subtypes.ts';

const rules = [...new Map(KIND_NAMES.flatMap(listRules).map((rule) => [rule.id, rule])).values()];
const order = new Intl.Collator('fr', { numeric: true });
const references = [...new Set(rules.map(({ reference }) => reference))].sort(order.compare);

for (const reference of references) {
  console.log(reference);
  for (const rule of rules) if (rule.reference === reference) console.log(`  ${describe(rule)}`);
}

function describe({ id, from, until }: DatedRule): string {
  return [id, from === ALWAYS ? '' : `from ${from}`, until ? `until ${until}` : '']
    .filter(Boolean)
    .join(', ');
}
