import { styleText } from 'node:util';
import {
  checkConformity,
  computeTotals,
  computeTotalsTo,
  type Draft,
  formatAmount,
  formatNumber,
  formatShortDate,
  formatSiren,
  formatSiret,
  nameFinalAmount,
  requireKind,
  subtypeOf,
  type Totals,
} from '#documents';
import type { ReadDocument } from '#documents/read';
import {
  judgeFindings,
  PUT_RIGHT,
  type ReceivedFinding,
  type ReceivedInvoice,
  type ReceivedVerdict,
  type StatedPlan,
  toSafeFileNames,
  writeToIssuer,
} from '#documents/received';
import { nameInput } from './format-problem.ts';
import { toPrintable } from './output.ts';

type Opened = Extract<ReadDocument, { ok: true }>;

/**
 * The readable report of a file, without control characters: its documents, findings and
 * attachments. Words of the document and of the domain stay French.
 */
export function formatReading(file: string, opened: Opened, today: string): string {
  const { invoice, drafts, attachments, missing } = opened;
  const received = invoice?.read.ok ? invoice.read.invoice : null;
  const documents = drafts.length > 0 ? drafts.map(({ draft }) => draft) : listReceived(received);
  const origin = received ? `${received.syntax.toUpperCase()}, ${received.profile.name}` : '';
  const made = drafts.length > 0 ? 'made by Facturier, opens again as a draft' : '';
  const lines = [
    [toPrintable(nameInput(file)), [made, origin].filter(Boolean).join('; ')].join(': '),
    ...documents.flatMap((draft) =>
      indent(formatDocument(draft, drafts.length > 0 ? null : received)),
    ),
    ...formatVerdict(opened, today),
    ...formatChecks(listFindings(opened, today)),
    ...formatMessage(opened),
    ...indent(listDropped(received?.dropped ?? [])),
    ...indent(nameFiles(attachments, received).map((name) => `Attachment: ${name}`)),
    ...indent(missing.map((name) => `Unreadable attachment: ${name}`)),
  ];
  return `${lines.join('\n')}\n`;
}

export function judgeReading(opened: Opened, today: string): ReceivedVerdict {
  return judgeFindings(listFindings(opened, today));
}

/** The findings of a foreign invoice; without one, the legal rules that a draft breaks. */
function listFindings({ invoice, drafts }: Opened, today: string): ReceivedFinding[] {
  if (invoice?.read.ok) return invoice.read.invoice.findings;
  return drafts.flatMap(({ draft }) =>
    checkConformity(draft, today)
      .filter(({ state, severity }) => state === 'missing' && severity !== 'information')
      .map(({ id, label, message, severity }) => ({
        code: id,
        severity: severity === 'blocking' ? ('error' as const) : ('warning' as const),
        text: label,
        action: message,
      })),
  );
}

function listReceived(received: { draft: Draft } | null): Draft[] {
  return received ? [received.draft] : [];
}

function formatDocument(draft: Draft, received: ReceivedInvoice | null): string[] {
  const title = received?.title ?? subtypeOf(requireKind(draft.kind), draft.subtype).title;
  const day = draft.issueDate && formatShortDate(draft.issueDate);
  const totals = received ? computeTotalsTo(received.roundsTo, draft) : computeTotals(draft);
  return [
    [[title, draft.number].filter(Boolean).join(' '), day].filter(Boolean).join(', '),
    `Seller: ${formatParty(draft.seller)}`,
    `Buyer: ${formatParty(draft.buyer)}`,
    ...formatDue(draft, received?.plan ?? null),
    ...(requireKind(draft.kind).hasTotals
      ? [...formatLines(draft, totals), ...formatTotals(draft, { totals, received })]
      : []),
  ];
}

/** Each instalment with its sum; discounts and penalties in the words of the domain. */
function formatDue({ dueDate, currency }: Draft, plan: StatedPlan | null): string[] {
  const { instalments = [], discounts = [], penalties = [] } = plan ?? {};
  const days = instalments.map(({ dueDate: day, amount }) =>
    [
      day ? formatShortDate(day) : 'no day',
      amount === null ? 'no sum stated' : formatAmount(amount, currency),
    ].join(', '),
  );
  const whole = dueDate ? [formatShortDate(dueDate)] : [];
  return [
    ...(days.length > 0 ? days : whole).map((due) => `Due: ${due}`),
    ...discounts.map((sentence) => `Discount: ${sentence}`),
    ...penalties.map((sentence) => `Penalty: ${sentence}`),
  ];
}

function formatParty(party: Draft['seller'] | Draft['buyer']): string {
  const { name, vatNumber, address } = party;
  return [name || 'no name', formatIdentity(party), vatNumber && `VAT ${vatNumber}`, address.city]
    .filter(Boolean)
    .join(', ');
}

function formatIdentity({ siret, siren }: Draft['seller'] | Draft['buyer']): string {
  if (siret) return `SIRET ${formatSiret(siret)}`;
  return siren ? `SIREN ${formatSiren(siren)}` : '';
}

/** Lines under their section titles; a comment is joined into one line. */
function formatLines({ currency, lines, priceMode }: Draft, totals: Totals): string[] {
  const taxWord = priceMode === 'gross' ? ' TTC' : '';
  const amounts = new Map(totals.lines.map(({ index, typedAmount }) => [index, typedAmount]));
  return lines.flatMap((line, index) => {
    const cents = amounts.get(index) ?? totals.sectionAmounts[index] ?? null;
    const amount = cents === null ? '' : formatAmount(cents, currency);
    switch (line.kind) {
      case 'item':
      case 'disbursement': {
        const price = `${formatNumber(line.quantity)} × ${formatNumber(line.unitPrice)}${taxWord}`;
        return [`  ${line.name}: ${price} = ${amount}`];
      }
      case 'section':
        return [`  ${line.name}`];
      case 'subtotal':
        return [`  ${line.name || 'Sous-total'}: ${amount}`];
      case 'comment':
        return line.text ? [`  ${line.text.replaceAll('\n', ' · ')}`] : [];
      default:
        return [];
    }
  });
}

/** Totals stated in the file, else computed ones; optional ones only if not zero. */
function formatTotals(
  draft: Draft,
  { totals, received }: { totals: Totals; received: ReceivedInvoice | null },
): string[] {
  const { currency } = draft;
  const stated = received?.stated ?? null;
  const isSelfBilled = received?.isSelfBilled && requireKind(draft.kind).hasPayment;
  const final = isSelfBilled ? 'À recevoir par le vendeur' : nameFinalAmount(draft);
  const rows = [...TOTALS, [final, 'payableAmount', true]] as const;
  return rows.flatMap(([label, key, isAlways]) => {
    const amount = stated?.[key] ?? totals[key];
    return isAlways || amount !== 0 ? [`${label}: ${formatAmount(amount, currency)}`] : [];
  });
}

/** Files beside an invoice and inside it, as they would be saved. */
function nameFiles(
  attachments: Opened['attachments'],
  received: ReceivedInvoice | null,
): readonly string[] {
  const inside = received?.draft.attachments ?? [];
  return toSafeFileNames([
    ...attachments.map(({ name }) => name),
    ...inside.map(({ filename }) => filename),
  ]);
}

/** Only for an invoice: a draft has no issuer to tell. */
function formatVerdict(opened: Opened, today: string): string[] {
  if (!opened.invoice?.read.ok) return [];
  const verdict = judgeReading(opened, today);
  const { severity, text } = VERDICTS[verdict];
  return [`  ${sign(severity)} ${text}`, ...(verdict === 'refused' ? indent([PUT_RIGHT]) : [])];
}

function formatMessage({ invoice }: Opened): string[] {
  if (!invoice?.read.ok) return [];
  const { draft, findings } = invoice.read.invoice;
  const message = writeToIssuer(draft, findings);
  return message === '' ? [] : ['  To send to its issuer:', ...indent(message.split('\n'))];
}

function formatChecks(findings: readonly ReceivedFinding[]): string[] {
  if (findings.length === 0) return [`  ${sign('success')} No fault found`];
  return findings.flatMap(({ severity, text, action, code }) => [
    `  ${sign(severity)} ${toPrintable(/^[A-Z]/.test(code) ? `${text} (${code})` : text)}`,
    `    ${toPrintable(action)}`,
  ]);
}

function listDropped(dropped: readonly { label: string; term: string; value: string }[]): string[] {
  return dropped.map(
    ({ label, term, value }) => `Left out of the draft: ${label} (${term}): ${value}`,
  );
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${toPrintable(line)}`);
}

function sign(name: keyof typeof SIGNS): string {
  const { character, color } = SIGNS[name];
  return styleText(color, character, { stream: process.stdout });
}

const SIGNS = {
  error: { character: '✗', color: 'red' },
  warning: { character: '!', color: 'yellow' },
  info: { character: 'i', color: 'cyan' },
  success: { character: '✓', color: 'green' },
} as const;
/** The site’s names (docs/reading.md). */
const VERDICTS = {
  conforming: { severity: 'success', text: 'Conforme' },
  'to-report': { severity: 'warning', text: 'Lisible, mais à signaler à l’émetteur' },
  refused: { severity: 'error', text: 'Irrecevable' },
} as const satisfies Record<ReceivedVerdict, { severity: keyof typeof SIGNS; text: string }>;
/** Label, key, and whether a zero is shown. */
const TOTALS = [
  ['Remises', 'allowanceTotal', false],
  ['Frais', 'chargeTotal', false],
  ['Total HT', 'taxExclusiveTotal', true],
  ['TVA', 'vatTotal', true],
  ['Total TTC', 'taxInclusiveTotal', true],
  ['Déjà payé', 'prepaidTotal', false],
  ['Arrondi', 'roundingAmount', false],
] as const;
