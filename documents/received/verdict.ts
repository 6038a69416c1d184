import { requireKind } from '#documents/kinds/index.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { ReceivedFinding, ReceivedVerdict } from './received-invoice.ts';

export function judgeFindings(findings: readonly ReceivedFinding[]): ReceivedVerdict {
  if (findings.some(({ severity }) => severity === 'error')) return 'refused';
  return findings.some(isForIssuer) ? 'to-report' : 'conforming';
}

/** Advice on a refused file. */
export const PUT_RIGHT =
  'Faites régulariser le fichier sans écarter ce qu’il porte\u00a0: à comptabiliser, une seule fois.';

/** A French message to the issuer; empty when there is nothing to report. */
export function writeToIssuer(
  { kind, number, issueDate }: Pick<Draft, 'kind' | 'number' | 'issueDate'>,
  findings: readonly ReceivedFinding[],
): string {
  const reported = findings.filter(isForIssuer);
  if (reported.length === 0) return '';
  const isRefused = judgeFindings(findings) === 'refused';
  const { noun, gender } = requireKind(kind);
  const accepted = gender === 'feminine' ? 'acceptée' : 'accepté';
  const named = [number && `n° ${number}`, issueDate && `du ${formatShortDate(issueDate)}`];
  return [
    'Bonjour,',
    '',
    [
      [`Votre ${noun}`, ...named].filter(Boolean).join(' '),
      isRefused
        ? `ne peut pas être ${accepted} comme facture électronique :`
        : 'est lisible, mais son fichier est à corriger :',
    ].join(' '),
    ...[...new Set(reported.map(writeFinding))].slice(0, MAX_REPORTED),
    '',
    'Pouvez-vous nous envoyer un fichier corrigé ?',
  ].join('\n');
}

function writeFinding({ text, code }: ReceivedFinding): string {
  return `- ${text}${/^[A-Z]/.test(code) ? ` (${code})` : ''}`;
}

/** Only what the issuer can correct. */
function isForIssuer({ severity, code }: ReceivedFinding): boolean {
  return severity !== 'info' && !OF_THE_RECIPIENT.has(code);
}

/** The recipient’s call to make, or a difference of our own. */
const OF_THE_RECIPIENT: ReadonlySet<string> = new Set(['foreign-iban', 'recomputed']);
const MAX_REPORTED = 12;
