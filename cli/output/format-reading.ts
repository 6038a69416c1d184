import { styleText } from 'node:util';
import {
  checkConformity,
  computeTotals,
  type Draft,
  formatAmount,
  formatNumber,
  formatShortDate,
  formatSiren,
  formatSiret,
  isPriced,
  requireKind,
  subtypeOf,
  type Totals,
} from '#documents';
import type { ReadDocument } from '#documents/pdf';
import {
  judgeFindings,
  PUT_RIGHT,
  type ReceivedFinding,
  type ReceivedVerdict,
  type StatedTotals,
  writeToIssuer,
} from '#documents/read';
import { nameInput } from './format-problem.ts';
import { toPrintable } from './output.ts';

type Opened = Extract<ReadDocument, { ok: true }>;

/**
 * What a file says, in French for people, free of control characters: each of its documents, what
 * the checks found, what else it carries.
 */
export function formatReading(file: string, opened: Opened, today: string): string {
  const { invoice, drafts, attachments, missing } = opened;
  const received = invoice?.read.ok ? invoice.read.invoice : null;
  const documents = drafts.length > 0 ? drafts.map(({ draft }) => draft) : listReceived(received);
  const origin = received ? `${received.syntax.toUpperCase()}, ${received.profile.name}` : '';
  const made = drafts.length > 0 ? 'fait par Facturier, se rouvre en brouillon' : '';
  const lines = [
    [toPrintable(nameInput(file)), [made, origin].filter(Boolean).join(' ; ')].join('\u00a0: '),
    ...documents.flatMap((draft) =>
      indent(formatDocument(draft, drafts.length > 0 ? null : (received?.stated ?? null))),
    ),
    ...formatVerdict(opened, today),
    ...formatChecks(listFindings(opened, today)),
    ...formatMessage(opened),
    ...indent(listDropped(received?.dropped ?? [])),
    ...indent(attachments.map(({ name }) => `Pièce jointe\u00a0: ${name}`)),
    ...indent(missing.map((name) => `Pièce jointe illisible\u00a0: ${name}`)),
  ];
  return `${lines.join('\n')}\n`;
}

/** What to do with the file. */
export function judgeReading(opened: Opened, today: string): ReceivedVerdict {
  return judgeFindings(listFindings(opened, today));
}

/**
 * Those of the invoice, as for anyone’s; without an invoice, the legal rules that a draft breaks.
 */
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

function formatDocument(draft: Draft, stated: StatedTotals | null): string[] {
  const { title } = subtypeOf(requireKind(draft.kind), draft.subtype);
  const day = draft.issueDate && `du ${formatShortDate(draft.issueDate)}`;
  const totals = computeTotals(draft);
  return [
    [title, draft.number, day].filter(Boolean).join(' '),
    `Émetteur\u00a0: ${formatParty(draft.seller)}`,
    `Client\u00a0: ${formatParty(draft.buyer)}`,
    ...(draft.dueDate ? [`Échéance\u00a0: ${formatShortDate(draft.dueDate)}`] : []),
    ...(requireKind(draft.kind).hasTotals
      ? [...formatLines(draft, totals), ...formatTotals(draft, { totals, stated })]
      : []),
  ];
}

function formatParty(party: Draft['seller'] | Draft['buyer']): string {
  const { name, vatNumber, address } = party;
  return [name || 'sans nom', formatIdentity(party), vatNumber && `TVA ${vatNumber}`, address.city]
    .filter(Boolean)
    .join(', ');
}

function formatIdentity({ siret, siren }: Draft['seller'] | Draft['buyer']): string {
  if (siret) return `SIRET ${formatSiret(siret)}`;
  return siren ? `SIREN ${formatSiren(siren)}` : '';
}

function formatLines({ currency }: Draft, { lines }: Totals): string[] {
  return lines
    .filter(({ line }) => isPriced(line))
    .map(({ line, typedAmount }) => {
      const price = `${formatNumber(line.quantity)} × ${formatNumber(line.unitPrice)}`;
      return `  ${line.name}\u00a0: ${price} = ${formatAmount(typedAmount, currency)}`;
    });
}

/** As the file states them, where it does. */
function formatTotals(
  { currency }: Draft,
  { totals, stated }: { totals: Totals; stated: StatedTotals | null },
): string[] {
  return TOTALS.map(
    ([label, key]) => `${label}\u00a0: ${formatAmount(stated?.[key] ?? totals[key], currency)}`,
  );
}

/** Of an invoice: a draft alone has rules to satisfy, and no issuer to tell. */
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
  return message === '' ? [] : ['  À envoyer à l’émetteur\u00a0:', ...indent(message.split('\n'))];
}

function formatChecks(findings: readonly ReceivedFinding[]): string[] {
  if (findings.length === 0) return [`  ${sign('success')} Aucune anomalie trouvée`];
  return findings.flatMap(({ severity, text, action, code }) => [
    `  ${sign(severity)} ${toPrintable(/^[A-Z]/.test(code) ? `${text} (${code})` : text)}`,
    `    ${toPrintable(action)}`,
  ]);
}

function listDropped(dropped: readonly { label: string; term: string; value: string }[]): string[] {
  return dropped.map(
    ({ label, term, value }) => `Hors du brouillon\u00a0: ${label} (${term})\u00a0: ${value}`,
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
const VERDICTS = {
  conforming: { severity: 'success', text: 'Conforme' },
  'to-report': { severity: 'warning', text: 'Lisible, mais à signaler à l’émetteur' },
  refused: { severity: 'error', text: 'Irrecevable' },
} as const satisfies Record<ReceivedVerdict, { severity: keyof typeof SIGNS; text: string }>;
const TOTALS = [
  ['Total HT', 'taxExclusiveTotal'],
  ['TVA', 'vatTotal'],
  ['Total TTC', 'taxInclusiveTotal'],
  ['Net à payer', 'payableAmount'],
] as const;
