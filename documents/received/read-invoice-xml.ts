import { addFindings } from './check/add-findings.ts';
import { checkReceived } from './check/check-received.ts';
import { checkWellFormed } from './check/check-well-formed.ts';
import { fromZugferd1 } from './cii/from-zugferd-1.ts';
import { readCii } from './cii/read-cii.ts';
import { readWrittenInCii } from './cii/written-in-cii.ts';
import { roundingUnit } from './draft/rounding-unit.ts';
import { toDraft } from './draft/to-draft.ts';
import { listDropped } from './dropped/list-dropped.ts';
import { isBeyondMeasure } from './is-beyond-measure.ts';
import type { NormJudge } from './norm-judge.ts';
import { describePaymentPlan } from './plan/describe-payment-plan.ts';
import { planPayment } from './plan/plan-payment.ts';
import { type ReadProblem, readProblem } from './problem.ts';
import { profileOf } from './profile.ts';
import type { UnreadText } from './read-elements.ts';
import type { ReceivedInvoice } from './received-invoice.ts';
import { listReceivedMentions } from './received-mentions.ts';
import { toStated } from './stated.ts';
import type { TolerantInvoice } from './tolerant-invoice.ts';
import { isSelfBilledType, titleOfType } from './type-title.ts';
import { readUbl } from './ubl/read-ubl.ts';
import { readWrittenInUbl } from './ubl/written-in-ubl.ts';
import { judgeFindings } from './verdict.ts';
import type { WrittenDetails } from './written/written-details.ts';
import { parseXml } from './xml/parse-xml.ts';
import type { XmlElement } from './xml/xml-element.ts';

export type ReadInvoice =
  | { ok: true; invoice: ReceivedInvoice }
  | { ok: false; problem: ReadProblem };

/**
 * Reads any issuer’s electronic invoice: Factur-X of any profile, CII, UBL, XRechnung. Gives a
 * draft, the stated totals, what the draft leaves out and the findings, or why it is not an
 * invoice. Safe on hostile bytes: bounded size and time, no network. `judge` adds the official
 * rules (`#documents/norm`); `today` (YYYY-MM-DD), the check for future dates.
 */
export function readInvoiceXml(bytes: Uint8Array, judge?: NormJudge, today?: string): ReadInvoice {
  const parsed = parseXml(bytes);
  if (!parsed.ok) return parsed;
  const reader = READERS[parsed.root.name];
  if (!reader) return refuse(OTHER_ROOTS.get(localName(parsed.root)) ?? 'is-not-invoice');
  const { invoice, unread } = reader.read(parsed.root);
  if ((invoice.lines ?? []).length > MAX_LINES) return refuse('too-many-lines');
  if (isBeyondMeasure(invoice)) return refuse('too-complex');
  const profile = profileOf(invoice.specificationId);
  const draft = toDraft(invoice);
  if (!draft) return refuse('not-representable');
  const found = checkReceived(invoice, draft, {
    today,
    written: reader.readWritten(parsed.root),
    judge: (own) =>
      profile.norm && judge
        ? judge({ ...reader, ...parsed, norm: profile.norm, findings: own })
        : own,
  });
  const findings = addFindings(found, checkWellFormed(parsed.flaws));
  return {
    ok: true,
    invoice: {
      syntax: reader.syntax,
      profile,
      typeCode: invoice.typeCode ?? '',
      title: titleOfType(invoice.typeCode ?? '', draft),
      isSelfBilled: isSelfBilledType(invoice.typeCode ?? ''),
      draft,
      stated: toStated(invoice),
      plan: { ...describePaymentPlan(invoice), instalments: planPayment(invoice).instalments },
      roundsTo: roundingUnit(invoice),
      mentions: listReceivedMentions(invoice, draft),
      dropped: listDropped({ invoice, unread, draft }),
      findings,
      verdict: judgeFindings(findings),
    },
  };
}

type Reader = {
  syntax: ReceivedInvoice['syntax'];
  read: (root: XmlElement) => { invoice: TolerantInvoice; unread: UnreadText[] };
  readWritten: (root: XmlElement) => WrittenDetails;
};

const CII_READER: Reader = { syntax: 'cii', read: readCii, readWritten: readWrittenInCii };
const OLD_READER: Reader = {
  syntax: 'cii',
  read: (root) => readCii(fromZugferd1(root)),
  readWritten: (root) => readWrittenInCii(fromZugferd1(root)),
};
const UBL_READER: Reader = { syntax: 'ubl', read: readUbl, readWritten: readWrittenInUbl };

const READERS: Readonly<Record<string, Reader>> = {
  'rsm:CrossIndustryInvoice': CII_READER,
  'rsm:CrossIndustryDocument': OLD_READER,
  'inv:Invoice': UBL_READER,
  'cn:CreditNote': UBL_READER,
};

/** Documents close to an invoice, by root element. */
const OTHER_ROOTS: ReadonlyMap<string, ReadProblem['code']> = new Map([
  ['SCRDMCCBDACIOMessageStructure', 'is-order'],
  ['Order', 'is-order'],
  ['OrderResponse', 'is-order'],
  ['CrossDomainAcknowledgementAndResponse', 'is-status'],
  ['ApplicationResponse', 'is-status'],
  ['CrossIndustryDocument', 'is-old-zugferd'],
]);

function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1);
}

function refuse(code: ReadProblem['code']): ReadInvoice {
  return { ok: false, problem: readProblem(code) };
}

/** Limit of the draft’s schema. */
const MAX_LINES = 2000;
