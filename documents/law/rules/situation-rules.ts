import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import type { LineTotals } from '#documents/totals/totals.ts';
import {
  doneBeyond,
  percentOf,
  progressOf,
  type WorksProgress,
} from '#documents/totals/works-progress.ts';

/** What an invoice for the progress of works says of its quote, and bills of it. */
export const situationRules: readonly Rule[] = [
  {
    id: 'situation-quote',
    label: 'Devis de la situation',
    purpose: 'Rattache la situation au devis dont elle facture l’avancement.',
    reference: 'C. civ., art. 1103',
    severity: 'information',
    field: 'references.quote',
    appliesTo: isSituation,
    check: ({ draft }) =>
      draft.references.quote?.number
        ? null
        : { message: 'Citez le devis, son numéro et sa date.', field: 'references.quote' },
  },
  {
    id: 'situation-before',
    label: 'Situation précédente',
    purpose: 'Une situation continue la précédente : elle la cite.',
    reference: 'EN 16931, BG-3',
    severity: 'warning',
    field: 'references.preceding',
    appliesTo: (context) => isSituation(context) && (context.draft.situation?.rank ?? 1) > 1,
    check: ({ draft }) =>
      (draft.references.preceding ?? []).some(({ number }) => number !== '')
        ? null
        : {
            message: 'Citez la situation précédente, son numéro et sa date.',
            field: 'references.preceding',
          },
  },
  {
    id: 'situation-beyond',
    label: 'Montant du devis',
    purpose: 'Le client ne doit que ce qu’il a accepté : au-delà du devis, il signe un avenant.',
    reference: 'C. civ., art. 1103',
    severity: 'warning',
    field: 'lines',
    appliesTo: isSituation,
    check: (context) =>
      findProgress(context, {
        isWrong: (progress) => doneBeyond(progress) !== 0,
        advise: (progress, write) => {
          const beyond = doneBeyond(progress);
          const percent = percentOf(beyond, progress);
          const part = percent === null ? '' : `, soit ${formatPercent(percent)}`;
          return `dépasse le devis de ${write(beyond)}${part} : faites signer un avenant.`;
        },
      }),
  },
  {
    id: 'situation-backwards',
    label: 'Montants déjà facturés',
    purpose: 'Ce qui a été facturé en trop se rend par un avoir, non par la situation suivante.',
    reference: 'CGI, art. 289, I-5',
    severity: 'warning',
    field: 'lines',
    appliesTo: isSituation,
    check: (context) =>
      findProgress(context, {
        isWrong: ({ agreed, before, done }) => (done - before) * Math.sign(agreed) < 0,
        advise: ({ before }, write) =>
          `revient sur ${write(before)} déjà facturés : faites plutôt un avoir.`,
      }),
  },
];

function isSituation({ draft }: RuleContext): boolean {
  return draft.subtype === 'situation';
}

type ProgressCheck = {
  isWrong: (progress: WorksProgress) => boolean;
  /** Printed after « Ligne 3 : ». */
  advise: (progress: WorksProgress, write: (amount: Cents) => string) => string;
};

/** The first wrong line. */
function findProgress({ draft, totals }: RuleContext, check: ProgressCheck): Finding | null {
  const wrong = (line: LineTotals) => {
    const progress = progressOf(line);
    return progress !== null && check.isWrong(progress);
  };
  const line = totals.lines.find(wrong);
  const progress = line && progressOf(line);
  if (!line || !progress) return null;
  const write = (amount: Cents) => formatAmount(amount, draft.currency);
  return {
    message: `Ligne ${line.index + 1} : ${check.advise(progress, write)}`,
    field: `lines[${line.index}].unitPrice`,
  };
}
