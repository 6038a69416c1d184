import { FileCheck2, FileClock, RefreshCw } from 'lucide-react';
import type { Draft, RentResult } from '#documents';
import type { KeptTerm } from './kept-series.ts';
import { listSeriesParts } from './list-series-parts.ts';

/**
 * Lists the documents about to be certified, and the mere payment requests. A quittance certifies
 * the payment (loi 89-462, art. 21).
 */
export function SeriesSummary({
  wholes,
  kept,
}: {
  wholes: readonly Draft[] | null;
  kept: readonly KeptTerm[];
}) {
  if (!wholes) return null;
  const starts = new Set(
    kept.filter(({ isIssued }) => isIssued).map(({ draft }) => draft.supply?.start),
  );
  const replaced = wholes.filter(({ supply }) => starts.has(supply?.start));
  return (
    <ul aria-label="Ce que la série certifie" className="flex flex-col gap-2">
      {listSeriesParts(wholes).map(({ result, count, months }) => {
        const { Icon, words, look } = RESULTS[result];
        return (
          <li key={result} className={`flex gap-3 rounded-card p-3 ${look}`}>
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span>
              <strong className="font-semibold">{words(count)}</strong>
              {`\u00a0: ${months}.`} {MEANINGS[result]}
            </span>
          </li>
        );
      })}
      {replaced.length > 0 && (
        <li className="flex gap-3 rounded-card bg-amber-soft p-3">
          <RefreshCw aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>
            {replaced.length === 1
              ? 'Un mois a déjà son document\u00a0: il sera remplacé, sous le même numéro.'
              : `${replaced.length} mois ont déjà leur document\u00a0: ils seront remplacés, sous les mêmes numéros.`}
          </span>
        </li>
      )}
    </ul>
  );
}

type Look = { Icon: typeof FileCheck2; words: (count: number) => string; look: string };

const RESULTS: Readonly<Record<RentResult, Look>> = {
  complete: {
    Icon: FileCheck2,
    words: (count) => (count === 1 ? '1 quittance' : `${count} quittances`),
    look: 'bg-primary-soft',
  },
  partial: {
    Icon: FileCheck2,
    words: (count) => (count === 1 ? '1 reçu partiel' : `${count} reçus partiels`),
    look: 'bg-amber-soft',
  },
  unpaid: {
    Icon: FileClock,
    words: (count) => (count === 1 ? '1 avis d’échéance' : `${count} avis d’échéance`),
    look: 'bg-amber-soft',
  },
};

const MEANINGS: Readonly<Record<RentResult, string>> = {
  complete: 'Vous certifiez avoir reçu le loyer et les charges en entier.',
  partial: 'Vous certifiez avoir reçu une partie du loyer.',
  unpaid:
    'Rien n’est certifié reçu\u00a0: le paiement n’est pas venu, ou son jour n’est pas passé.',
};
