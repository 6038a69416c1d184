import { contentOf } from '#documents/dossier/stored-draft.ts';
import {
  type AgreedOffer,
  type Amounts,
  listAgreed,
} from '#documents/kinds/conversions/situation/agreed.ts';
import { sumInvoiced, sumInvoicedRates } from '#documents/kinds/conversions/situation/invoiced.ts';
import { type RateAmount, subtractRates } from '#documents/law/rules/credit/rate-amounts.ts';
import { moneyKeyOf } from '#documents/model/money-key.ts';
import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import type { WorksProgress } from '#documents/totals/works-progress.ts';
import type { FollowUpSource } from './follow-up-source.ts';

/** A row of the quote or of an amendment, with what was invoiced of it and would be. */
export type WorksRow = WorksProgress & { id: number; name: string };

/** What is agreed and invoiced before this situation. Totals are in cents, with tax. */
export type Works = {
  rank: number;
  rows: readonly WorksRow[];
  agreedTotal: Cents;
  leftTotal: Cents;
  retention: string;
};

export function openWorks(source: FollowUpSource): Works {
  const { offers, before, invoiced } = agreedOf(source);
  const newest = source.situations.at(-1)?.draft;
  const agreed = offers.flatMap(({ rates }) => rates);
  return {
    rank: (newest?.situation?.rank ?? source.situations.length) + 1,
    rows: offers.flatMap(({ rows }) =>
      rows.map(({ id, line, ...row }) => {
        const own = before.get(id) ?? cents(0);
        return { id, name: line.name, agreed: row.agreed, before: own, done: own };
      }),
    ),
    agreedTotal: sumTotal(agreed),
    leftTotal: cents(Math.max(0, sumTotal(subtractRates(agreed, invoiced)))),
    retention: (newest ?? contentOf(source.stored)).payment.retention?.percent ?? '',
  };
}

export type AgreedWorks = {
  offers: readonly AgreedOffer[];
  before: Amounts;
  invoiced: readonly RateAmount[];
};

export function agreedOf({ stored, situations, amendments }: FollowUpSource): AgreedWorks {
  const quote = contentOf(stored);
  const counted = amendments.filter((one) => moneyKeyOf(one) === moneyKeyOf(quote));
  return {
    offers: listAgreed(quote, counted),
    before: sumInvoiced(situations),
    invoiced: sumInvoicedRates(situations),
  };
}

/** Cents with tax. */
export function sumTotal(rates: readonly RateAmount[]): Cents {
  return sumCents(rates.flatMap((row) => [row.taxableAmount, row.vatAmount]));
}
