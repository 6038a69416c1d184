import type { Request } from '#cli/arguments/options.ts';
import { formatFailures } from '#cli/output/format-report.ts';
import {
  buildFacturX,
  buildUbl,
  checkConformity,
  computeTotals,
  type Draft,
  findXmlObstacle,
  hasBlockingFailure,
  requireKind,
  subtypeOf,
} from '#documents';
import { getToday } from '#runtime/today.ts';
import { type Conversion, convertDrafts } from './convert-drafts.ts';

export function writeXmls(request: Request): Promise<number> {
  const { today = getToday(new Date()), format } = request.options;
  const isUbl = format === 'ubl';
  return convertDrafts(request, {
    extension: isUbl ? '.ubl.xml' : '.xml',
    isBinary: false,
    convert: (draft) => convertToXml(draft, { today, build: isUbl ? buildUbl : buildFacturX }),
  });
}

export function explainNoXml(draft: Draft): string {
  const { kind, subtype } = draft;
  switch (findXmlObstacle(draft)) {
    case 'no-invoice':
      return `subtype: "${subtype}" (${subtypeOf(requireKind(kind), subtype).label}) is no invoice and has no XML`;
    case 'foreign-vat':
      return 'vatRegime: a consumer is owed no e-invoice, and BR-FR-16 refuses the VAT of another state; send the PDF';
    case 'refused-rate':
      return 'lines: BR-FR-16 refuses a VAT rate that France never had; "facturier check" names it';
    default:
      return 'EN 16931 refuses this credit note as its invoice was made; "facturier check" says what is missing';
  }
}

function convertToXml(
  draft: Draft,
  { today, build }: { today: string; build: typeof buildFacturX },
): Conversion {
  const totals = computeTotals(draft);
  const xml = build(draft, totals);
  if (xml === null) return { bytes: null, notices: [`refused: ${explainNoXml(draft)}`] };
  const conformity = checkConformity(draft, today, totals);
  if (!hasBlockingFailure(conformity)) return { bytes: xml, notices: [] };
  return { bytes: null, notices: [`refused, ${formatFailures(conformity)}`] };
}
