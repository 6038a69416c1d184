import type { Rule, RuleContext } from '#documents/law/rule.ts';
import { isOverseas } from '#documents/law/vat/territories.ts';
import { formatLongDate } from '#documents/model/dates/format-date.ts';
import { isHome } from './when.ts';

/** Law 2021-1104, art. 159: leases signed, renewed or continued since that day. */
const FROZEN_SINCE = { mainland: '2022-08-24', overseas: '2024-07-01' } as const;

/** No document states the energy class, so every revision of a home's rent gets a reminder. */
export const energyClassRule: Rule = {
  id: 'rent-energy-class',
  label: 'Classe énergétique du logement',
  purpose: 'Le loyer d’un logement classé F ou G ne se révise pas et n’augmente pas.',
  reference: 'Loi n° 89-462 du 6 juillet 1989, art. 17-1 ; loi n° 2021-1104, art. 159',
  severity: 'information',
  field: 'rent.revision',
  from: FROZEN_SINCE.mainland,
  appliesTo: (context) =>
    context.draft.rent?.revision !== undefined && isHome(context) && isFrozen(context),
  check: (context) => ({
    message: `Vérifiez que le logement n’est pas classé F ou G : son loyer ne se révise plus (bail conclu, renouvelé ou reconduit depuis le ${formatLongDate(freezeOf(context))}). Ailleurs, seulement si le bail le prévoit, et sans effet rétroactif.`,
    field: 'rent.revision',
  }),
};

/** Same dates as `applyRules`: without an issue date, today; without any date, every rule. */
function isFrozen(context: RuleContext): boolean {
  const date = context.draft.issueDate || context.today;
  return date === '' || date >= freezeOf(context);
}

function freezeOf({ draft: { rent } }: RuleContext): string {
  return rent && isOverseas(rent.dwelling.address) ? FROZEN_SINCE.overseas : FROZEN_SINCE.mainland;
}
