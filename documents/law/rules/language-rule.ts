import type { Rule, RuleContext } from '#documents/law/rule.ts';
import { isFrance } from '#documents/law/vat/territories.ts';
import type { Address } from '#documents/model/fields/address.ts';

/** French is required for a reader in France: mentions are bilingual, labels are not. */
export const languageRule: Rule = {
  id: 'french-language',
  label: 'Langue du document',
  purpose: 'En France, une facture, un devis ou une quittance se lit en français.',
  reference: 'Loi n° 94-665 du 4 août 1994, art. 2',
  severity: 'warning',
  field: 'language',
  from: '1994-08-05',
  appliesTo: ({ draft }) => draft.language !== 'fr',
  check: (context) =>
    isFrance(placeOf(context))
      ? {
          message:
            'Le client est en France : choisissez le français, ou remettez-lui aussi la version française.',
          field: 'language',
          proposal: { label: 'Passer en français', changes: { language: 'fr' } },
        }
      : null,
};

function placeOf({ draft: { rent, buyer } }: RuleContext): Address {
  return rent?.dwelling.address ?? buyer.address;
}
