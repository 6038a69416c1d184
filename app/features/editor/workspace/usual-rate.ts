import { dossier } from '#app/data/dossier.ts';
import { type Draft, hasPrice, parseDraft } from '#documents';
import { contentOf, partyKey } from '#documents/dossier';

/**
 * The most frequent VAT rate in the seller’s latest documents, including this one; undefined
 * without rates. The law’s standard rate wins ties.
 */
export async function readUsualRate(draft: Draft): Promise<string | undefined> {
  const sellerKey = partyKey(draft.seller);
  const { documents } = await dossier.listRecent(MOST_READ);
  const others = documents.filter(
    (one) =>
      one.sellerKey === sellerKey && (one.kind !== draft.kind || one.number !== draft.number),
  );
  const stored = await Promise.all(others.map(({ id }) => dossier.get(id)));
  const drafts = stored.flatMap((one) => {
    const parsed = one && parseDraft(contentOf(one));
    return parsed?.ok ? [parsed.draft] : [];
  });
  return findUsualRate([draft, ...drafts]);
}

function findUsualRate(drafts: readonly Draft[]): string | undefined {
  const counts = new Map<string, number>();
  for (const rate of drafts.flatMap(listRates)) counts.set(rate, (counts.get(rate) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const rates = [...counts.keys()].filter((rate) => counts.get(rate) === most);
  return rates.find((rate) => rate === USUAL_RATE) ?? rates[0];
}

/** French ones; skips disbursements, which have no VAT, and unnamed lines. */
function listRates({ vatRegime, lines }: Draft): string[] {
  if (vatRegime !== 'normal') return [];
  return lines.flatMap((line) =>
    hasPrice(line) && line.vatRate && line.name.trim() !== '' ? [line.vatRate] : [],
  );
}

const MOST_READ = 50;
const USUAL_RATE = '20';
