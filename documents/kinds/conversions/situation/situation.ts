import type { Draft } from '#documents/model/draft.ts';
import { moneyKeyOf } from '#documents/model/money-key.ts';
import { amountText } from '#documents/money/amount-text.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { continueFrom, type Stamp } from '../carry-over.ts';
import { convertQuoteToInvoice, referenceTo } from '../quote.ts';
import { listAgreed, sumAgreed, titled } from './agreed.ts';
import { cumulate, type Done } from './cumulate.ts';
import { deductDeposits, type PaidDeposit } from './deduct-deposits.ts';
import {
  type InvoicedSituation,
  listWorkRates,
  sumInvoiced,
  sumInvoicedRates,
} from './invoiced.ts';
import { type Revision, revisionLines } from './revise-price.ts';
import { roundSituationVat } from './round-situation-vat.ts';
import { stageDiscounts, stageLines } from './stage-lines.ts';

/** What a quote became beside its situations. */
export type SituationContext = {
  /** Avenants whose lines are added to those of the quote. */
  amendments?: readonly Draft[];
  /** The situations before, oldest first. */
  earlier?: readonly InvoicedSituation[];
  deposits?: readonly PaidDeposit[];
  /** Numbers of deposits that were cancelled or replaced. */
  formerDeposits?: readonly string[];
};

export type SituationTerms = {
  revision?: Revision;
  /** Percent of the total that the client keeps (loi 71-584). */
  retention?: string;
};

/**
 * The invoice of what was done of a quote since the situation before: all that is done, less what
 * is invoiced, in every line, discount, VAT and deposit. The stages add up to the quote to the
 * cent, in net, VAT and total at each rate.
 */
export function convertQuoteToSituation(
  quote: Draft,
  done: Done,
  context: SituationContext & SituationStamp,
): Draft {
  const { amendments = [], earlier = [], deposits = [], formerDeposits = [], ...stamp } = context;
  const { currency } = quote;
  const counted = amendments.filter((one) => moneyKeyOf(one) === moneyKeyOf(quote));
  const offers = listAgreed(quote, counted);
  const before = sumInvoiced(earlier);
  const stage = { before, done: cumulate(done, { offers, before, unit: currencyUnit(currency) }) };
  const bare = {
    ...start(quote, {
      counted,
      earlier,
      stamp,
      agreed: sumAgreed(offers.flatMap(({ rows }) => rows)),
    }),
    lines: stageLines(offers, stage),
    ...stageDiscounts(offers, { done: stage.done, earlier }, currency),
  };
  const invoiced = sumInvoicedRates(earlier);
  const agreed = offers.flatMap(({ rates }) => rates);
  const made = roundSituationVat(addRevision(bare, stamp.revision), { invoiced, agreed });
  const prepayments = deductDeposits(made, {
    ...{ deposits, formerDeposits, earlier: earlier.map(({ draft }) => draft), agreed },
    done: [...invoiced, ...listWorkRates(made)],
  });
  return { ...made, prepayments };
}

type SituationStamp = SituationTerms & Stamp;

type Started = {
  counted: readonly Draft[];
  earlier: readonly InvoicedSituation[];
  stamp: SituationStamp;
  /** Cents. */
  agreed: Cents;
};

/** Without its lines. */
function start(quote: Draft, { counted, earlier, stamp, agreed }: Started): Draft {
  const drafts = earlier.map(({ draft }) => draft);
  const [newest, invoice] = [drafts.at(-1), convertQuoteToInvoice(quote, stamp)];
  const draft = continueFrom(invoice, newest);
  const kept = (newest ?? invoice).payment.retention;
  const percent = stamp.retention ?? kept?.percent;
  return {
    ...draft,
    subtype: 'situation',
    allowances: [],
    charges: [],
    payment: {
      ...draft.payment,
      retention: percent === undefined || Number(percent) === 0 ? undefined : { ...kept, percent },
    },
    references: {
      ...draft.references,
      // Each names the one before: a CII file of EN 16931 has room for one (BT-25).
      ...(newest && { preceding: [referenceTo(newest)] }),
    },
    situation: {
      rank: (newest?.situation?.rank ?? drafts.length) + 1,
      ...(counted.length > 0 && { amendments: counted.map(referenceTo) }),
      agreed: amountText(agreed, quote.currency),
    },
  };
}

function addRevision(draft: Draft, revision: Revision | undefined): Draft {
  if (!revision) return draft;
  const added = revisionLines(draft, revision, listWorkRates(draft));
  return { ...draft, lines: [...draft.lines, ...titled('Révision', added, draft.lines)] };
}
