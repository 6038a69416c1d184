import { draftAddress } from '#app/naming/draft-address.ts';
import { formatShortDate, type NumberSeries } from '#documents';
import type { CheckedNumber } from './form.ts';

/** A `warning` breaks the rule; a `note` does not. */
export type SeriesFinding = {
  tone: 'error' | 'warning' | 'note';
  text: string;
  detail?: string;
  /** The documents concerned, if on this device. */
  links?: { id: string; label: string; address: string }[];
};

/** Findings of a series, most serious first. */
export function describeSeries(series: NumberSeries<CheckedNumber>): SeriesFinding[] {
  return [
    ...series.duplicates.map(describeDuplicate),
    ...series.gaps.map(describeGap),
    ...series.repeats.map(describeRepeat),
    ...series.inversions.map(describeInversion),
    ...series.misdated.map(
      ({ number, date }): SeriesFinding => ({
        tone: 'warning',
        text: `${number} est datée du ${formatShortDate(date)}\u00a0: son numéro dit une autre période.`,
      }),
    ),
    ...describeWritings(series),
    ...series.lateStarts.map(describeLateStart),
  ];
}

/** Either the list is incomplete, or the counter continues across years: ask. */
function describeLateStart({
  first,
  count,
  after,
}: NumberSeries['lateStarts'][number]): SeriesFinding {
  const missing =
    count === 1
      ? 'Le numéro d’avant n’y est pas\u00a0: ajoutez-le s’il existe.'
      : `Les ${count} numéros d’avant n’y sont pas\u00a0: ajoutez-les s’ils existent.`;
  if (!after) return { tone: 'note', text: `La liste commence à ${first}.`, detail: missing };
  return {
    tone: 'note',
    text: `${first} vient après ${after}\u00a0: votre compteur continue-t-il d’une période à l’autre\u00a0?`,
    detail: `Si oui, rien ne manque avant lui. Sinon\u00a0: ${missing.charAt(0).toLowerCase()}${missing.slice(1)}`,
  };
}

function describeRepeat(documents: NumberSeries['repeats'][number]): SeriesFinding {
  const numbers = documents.map(({ number }) => number);
  return {
    tone: 'note',
    text: `${numbers.join(' et ')} ont le même rang\u00a0: votre compteur repart-il à 1 à chaque période\u00a0?`,
    detail:
      'Si oui, vérifiez que chaque période commence par le numéro 1. Sinon, gardez une seule suite, sans reprendre un rang.',
  };
}

function describeDuplicate(documents: readonly CheckedNumber[]): SeriesFinding {
  const numbers = [...new Set(documents.map(({ number }) => number))];
  const dates = documents.map(({ date }) => formatShortDate(date)).filter(Boolean);
  return {
    tone: 'error',
    text: `${numbers.join(' et ')}\u00a0: ${documents.length} documents portent ce numéro${dates.length > 0 ? ` (${dates.join(', ')})` : ''}.`,
    detail: 'Annulez celui de trop par un avoir, puis refaites-le sous le numéro suivant.',
    links: documents.flatMap(({ date, document }) => {
      if (!document) return [];
      const { id, kind, buyerName } = document;
      const label = [`Celui du ${formatShortDate(date)}`, buyerName].filter(Boolean).join(', ');
      return [{ id, label, address: draftAddress(kind, id) }];
    }),
  };
}

function describeGap({
  after,
  before,
  count,
  numbers,
}: NumberSeries['gaps'][number]): SeriesFinding {
  const list = count <= LISTED ? numbers.join(', ') : `${count} numéros`;
  const verb = count === 1 ? 'manque' : 'manquent';
  return {
    tone: 'warning',
    text: `${list} ${verb}, entre ${after} et ${before}.`,
    detail: 'Retrouvez ces factures, ou expliquez leur absence dans une note que vous gardez.',
  };
}

function describeInversion({
  issued,
  neighbour,
  isAfter,
}: NumberSeries['inversions'][number]): SeriesFinding {
  const relation = isAfter ? 'alors que la suivante,' : 'alors que la précédente,';
  return {
    tone: 'warning',
    text: `${issued.number} est datée du ${formatShortDate(issued.date)}, ${relation} ${neighbour.number}, est du ${formatShortDate(neighbour.date)}.`,
    detail: 'Les dates suivent l’ordre des numéros.',
  };
}

function describeWritings({ unpadded, pattern }: NumberSeries): SeriesFinding[] {
  if (unpadded.length === 0) return [];
  const numbers = unpadded.slice(0, LISTED).map(({ number }) => number);
  const more = unpadded.length > LISTED ? '…' : '';
  return [
    {
      tone: 'warning',
      text: `${numbers.join(', ')}${more}\u00a0: écrit autrement que les autres (${pattern}).`,
      detail: 'Gardez toujours la même écriture.',
    },
  ];
}

const LISTED = 6;
