import { formatLongDate, formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Seller } from '#documents/model/fields/party.ts';
import type { Letter } from '#documents/model/letter.ts';
import type { NumberSeries } from '#documents/totals/series/check-series.ts';
import { displayName } from './identity.ts';
import { typeset } from './typeset.ts';

/** CGI ann. II, 242 nonies A, I-7°; BOI-TVA-DECLA-30-20-20-10, §§ 70 to 110. */
export const NUMBERING_RULE = typeset(
  'Chaque facture porte un numéro unique, pris dans une suite chronologique et continue, avoirs et acomptes compris. Plusieurs suites sont admises si votre activité le justifie. (Article 242 nonies A, I, 7° de l’annexe II au CGI ; BOI-TVA-DECLA-30-20-20-10.)',
);

export const GAP_REASONS = {
  abandoned: {
    label: 'Un document préparé puis abandonné',
    text: 'un document préparé sous ce numéro a été abandonné avant d’être remis à un client.',
  },
  software: {
    label: 'Un changement de logiciel',
    text: 'la suite a été reprise dans un autre logiciel de facturation, qui a sauté des numéros.',
  },
  mistake: {
    label: 'Une erreur de saisie du numéro',
    text: 'le numéro a été saisi à la main par erreur.',
  },
  test: {
    label: 'Un essai',
    text: 'des numéros ont été pris par des documents d’essai, qui n’ont été remis à personne.',
  },
} as const;
export type GapReason = keyof typeof GAP_REASONS;

type Faults = Pick<
  NumberSeries,
  'pattern' | 'entries' | 'gaps' | 'duplicates' | 'inversions' | 'next'
>;

/**
 * Drafts the note that explains the faults of a numbering (CGI ann. II, 242 nonies A, I-7°), for
 * its author to check, complete and keep: paragraphs separated by an empty line.
 */
export function writeNumberingNote(
  series: Faults,
  { today, reason }: { today: string; reason: GapReason },
): string {
  const paragraphs = [
    sayScope(series, today),
    ...sayGaps(series, reason),
    ...series.duplicates.map(sayDuplicate),
    ...series.inversions.map(sayInversion),
    `La suite continue avec le numéro ${series.next}. Cette note est conservée avec les factures de la période (article 242 nonies A, I, 7° de l’annexe II au code général des impôts).`,
  ];
  return paragraphs.map(typeset).join('\n\n');
}

/** The completed note as a letter without a recipient. */
export function writeNoteLetter({
  seller,
  date,
  text,
  style,
}: {
  seller: Seller;
  date: string;
  text: string;
  style: Letter['style'];
}): Letter {
  const town = seller.address.city;
  const title = 'Note explicative sur la numérotation des factures';
  return {
    ...{ title, sender: seller, style, addressee: null, delivery: '', subject: title },
    dateLine: `${town ? `${town}, le` : 'Le'} ${formatLongDate(date)}`,
    blocks: [
      ...text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph.trim() })),
      { kind: 'signature', name: displayName(seller), detail: '' },
    ],
  };
}

function sayScope({ pattern, entries }: Faults, today: string): string {
  const first = entries[0]?.issued.number ?? '';
  const last = entries.at(-1)?.issued.number ?? '';
  const count = entries.length === 1 ? '1 document' : `${entries.length} documents`;
  return `Le ${formatLongDate(today)}, la suite de factures ${first} à ${last} (modèle ${pattern}, ${count}) a été vérifiée.`;
}

function sayGaps({ gaps }: Faults, reason: GapReason): string[] {
  if (gaps.length === 0) return [];
  const total = gaps.reduce((sum, gap) => sum + gap.count, 0);
  const names = gaps.map(({ count, numbers, after, before }) =>
    count <= LISTED ? numbers.join(', ') : `tous les numéros entre ${after} et ${before}`,
  );
  const isOne = total === 1;
  const subject = isOne
    ? 'Le numéro suivant n’a pas été attribué'
    : 'Les numéros suivants n’ont pas été attribués';
  return [
    `${subject} : ${names.join(', ')}.`,
    `Cause : ${GAP_REASONS[reason].text}`,
    `Aucune facture n’a été remise à un client et aucun paiement n’a été reçu sous ${isOne ? 'ce numéro, qui ne sera pas réutilisé' : 'ces numéros, qui ne seront pas réutilisés'}.`,
  ];
}

type Issued = NumberSeries['duplicates'][number];

function sayDuplicate(documents: Issued): string {
  const [first] = documents;
  const dates = documents.map(({ date }) => formatShortDate(date)).filter(Boolean);
  const days = dates.length > 0 ? ` (datés du ${dates.join(' et du ')})` : '';
  return `Le numéro ${first?.number ?? ''} a été donné à ${documents.length} documents${days}. Le document donné en trop est annulé par un avoir et refait sous un nouveau numéro : [à compléter].`;
}

function sayInversion({ issued, neighbour, isAfter }: NumberSeries['inversions'][number]): string {
  const relation = isAfter ? 'précède' : 'suit';
  return `${issued.number}, datée du ${formatShortDate(issued.date)}, ${relation} ${neighbour.number}, datée du ${formatShortDate(neighbour.date)}. Cause : [à compléter].`;
}

/** Longer runs of numbers are given by their ends. */
const LISTED = 12;
