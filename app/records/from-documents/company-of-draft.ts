import type { Company } from '#app/data/account/records/companies.ts';
import { getHabits } from '#app/data/habits.ts';
import { keepHabits } from '#app/data/keep-habits.ts';
import { type Draft, requireKind } from '#documents';

/** The style and the conditions of a document become the defaults of its company. */
export async function companyOfDraft(id: string, draft: Draft): Promise<Company> {
  const { seller, style, payment, operation, vatOnDebits, terms = '' } = draft;
  const paymentTerms = payment.terms ? { terms: payment.terms } : {};
  return {
    ...{ id, seller, style },
    defaults: {
      vatRegime: await regimeOf(draft),
      payment: { ...keepHabits(payment), ...paymentTerms },
      ...{ operation, vatOnDebits, terms },
      ...{ notes: '', numbering: {} },
    },
  };
}

/** A kind without VAT tells its author’s regime; a receipt, a rent or an export does not. */
async function regimeOf({ kind, vatRegime }: Draft): Promise<'normal' | 'franchise'> {
  if (vatRegime === 'normal' || vatRegime === 'franchise') return vatRegime;
  const { vatRegimes } = requireKind(kind);
  if (!vatRegimes.includes('normal')) return 'franchise';
  const habits = await getHabits().catch(() => null);
  return habits?.usualRegime ?? 'normal';
}
