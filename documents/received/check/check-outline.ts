import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { OutlinedLine, TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { amountOf, writeAmount } from './amounts-of.ts';
import { ASK_CORRECTION, findingWhen } from './finding-when.ts';

/**
 * Checks lines that are not counted (BT-X-8): a title states the sum of the lines below it
 * (BR-FXEXT-08), subtypes are those of the standard, and a non-zero total has at least one counted
 * line.
 */
export function checkOutline(invoice: TolerantInvoice): ReceivedFinding[] {
  const { outline, lines = [], totals = {} } = invoice;
  if (!outline) return [];
  const [wrong, ...others] = listWrongTitles(outline);
  const more = others.length > 0 ? ' (et d’autres)' : '';
  const unknown = outline.find(({ role }) => role === 'unknown');
  return [
    ...findingWhen(lines.length === 0 && amountOf(totals.lineNetTotal) !== 0, {
      code: 'no-counted-line',
      severity: 'error',
      text: 'Toutes les lignes sont des titres ou des informations : aucune ne compte dans le total.',
      action: 'Demandez une facture détaillée à l’émetteur.',
      term: 'BG-25',
    }),
    ...(wrong
      ? [
          {
            code: 'group-amount',
            severity: 'warning' as const,
            text: `Titre « ${nameLine(wrong.title)} »${more} : ${writeAmount(wrong.stated, invoice)} dans le fichier, mais ses lignes font ${writeAmount(wrong.sum, invoice)}.`,
            action: `Seules les lignes comptent, jamais les titres. ${ASK_CORRECTION}`,
            term: 'BT-131',
          },
        ]
      : []),
    ...findingWhen(unknown !== undefined, {
      code: 'line-subtype',
      severity: 'warning',
      text: `Ligne « ${nameLine(unknown)} » : elle est d’une sorte inconnue, « ${(unknown?.line.subtype ?? '').slice(0, 20)} », et n’est donc pas comptée.`,
      action: ASK_CORRECTION,
      term: 'BT-X-8',
    }),
  ];
}

/** The tolerance is one cent for each line below. */
function listWrongTitles(outline: readonly OutlinedLine[]) {
  const below = sumBelow(outline);
  return outline.flatMap((title) => {
    const { lineNetAmount } = title.line;
    if (title.role !== 'group' || lineNetAmount === undefined) return [];
    const { sum, count } = below.get(title) ?? { sum: 0, count: 0 };
    const stated = amountOf(lineNetAmount);
    return Math.abs(stated - sum) > count ? [{ title, stated, sum }] : [];
  });
}

/** A title precedes its lines: going backwards completes each sum before its parent’s. */
function sumBelow(outline: readonly OutlinedLine[]) {
  const below = new Map<OutlinedLine, { sum: number; count: number }>();
  for (const outlined of outline.toReversed()) {
    const { group, line, role } = outlined;
    if (!group) continue;
    const own =
      role === 'detail' ? { sum: amountOf(line.lineNetAmount), count: 1 } : below.get(outlined);
    const known = below.get(group) ?? { sum: 0, count: 0 };
    below.set(group, {
      sum: known.sum + (own?.sum ?? 0),
      count: known.count + (own?.count ?? 0),
    });
  }
  return below;
}

function nameLine(outlined: OutlinedLine | undefined): string {
  const { name, id } = outlined?.line ?? {};
  return (name || `n° ${id ?? '?'}`).slice(0, 80);
}
