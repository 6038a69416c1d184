import type { Request } from '#cli/arguments/options.ts';
import { getToday } from '#cli/input/today.ts';
import { formatFailures } from '#cli/output/format-report.ts';
import {
  buildFacturX,
  buildUbl,
  checkConformity,
  computeTotals,
  type Draft,
  hasBlockingFailure,
  requireKind,
  subtypeOf,
} from '#documents';
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

function convertToXml(
  draft: Draft,
  { today, build }: { today: string; build: typeof buildFacturX },
): Conversion {
  const totals = computeTotals(draft);
  const xml = build(draft, totals);
  if (xml === null) {
    const { label } = subtypeOf(requireKind(draft.kind), draft.subtype);
    const reason = `subtype: "${draft.subtype}" (${label}) is no invoice and has no XML`;
    return { bytes: null, notices: [`refused: ${reason}`] };
  }
  const conformity = checkConformity(draft, today, totals);
  if (!hasBlockingFailure(conformity)) return { bytes: xml, notices: [] };
  return { bytes: null, notices: [`refused, ${formatFailures(conformity)}`] };
}
