import { getHabits, type Habits, saveHabits } from '#app/data/habits.ts';
import { remember } from '#app/data/remembered.ts';
import { rememberStyle } from '#app/features/editor/draft/remember-style.ts';
import { withoutRate } from '#app/features/editor/draft/without-rate.ts';
import { chargesForeignVat, type Draft, hasPrice, requireKind } from '#documents';
import { partyKey, type RecordIds, recordIdsOf, textKey } from '#documents/dossier';
import { readUsualRate } from './usual-rate.ts';

/** Remembers the parties, articles and habits of a document for the next ones. */
export async function rememberDocument(
  draft: Draft,
  { clientId, companyId, now }: RecordIds & { now: number },
): Promise<void> {
  const { seller, buyer } = draft;
  const entry = <Value>(key: string, value: Value) => ({ key, value, usedAt: now });
  const isForeign = chargesForeignVat(draft.vatRegime);
  const articles = new Map(
    (isForeign ? draft.lines.map(withoutRate) : draft.lines)
      .filter((line) => hasPrice(line) && line.name.trim() !== '')
      .map((line) => [hasPrice(line) ? textKey(line.name) : '', line]),
  );
  await Promise.all([
    seller.name &&
      remember('sellers', [{ ...entry(partyKey(seller), seller), ...recordIdsOf({ companyId }) }]),
    buyer.name &&
      remember('buyers', [{ ...entry(partyKey(buyer), buyer), ...recordIdsOf({ clientId }) }]),
    remember(
      'articles',
      [...articles].map(([key, line]) => entry(key, line)),
    ),
    rememberHabits(draft),
  ]);
}

async function rememberHabits(draft: Draft): Promise<void> {
  const [known, rate] = await Promise.all([getHabits(), readUsualRate(draft)]);
  await saveHabits(readHabits(draft, { known, rate }));
}

/** The author’s habits in this document; missing ones keep their known value. */
function readHabits(
  draft: Draft,
  { known, rate }: { known: Habits | null; rate: string | undefined },
): Habits {
  const { style, payment, operation, vatOnDebits, vatRegime } = draft;
  const kind = requireKind(draft.kind);
  const { hasLines, hasPayment } = kind;
  const isTelling = hasLines && (vatRegime === 'normal' || vatRegime === 'franchise');
  return {
    payment,
    operation,
    vatOnDebits,
    ...known,
    style: rememberStyle(style, kind, known?.style),
    ...(style.signature && { signer: partyKey(draft.seller) }),
    ...(hasPayment && { payment }),
    ...(hasLines && { operation, vatOnDebits }),
    ...(isTelling && { usualRegime: vatRegime }),
    ...(hasLines && { buyerKind: draft.buyer.kind }),
    ...(rate !== undefined && {
      usualRates: { ...known?.usualRates, [partyKey(draft.seller)]: rate },
    }),
  };
}
