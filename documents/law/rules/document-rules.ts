import { DOCUMENT_NUMBER } from '#documents/law/figures/document-number.ts';
import { isCurrencyCode } from '#documents/law/identifiers/currency-code.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { VAT_REGIME_LAW } from '#documents/law/vat/vat-regimes.ts';
import { findTypedCents } from '#documents/model/find-typed-cents.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { requireUnitPrice } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { formatNumber } from '#documents/money/format.ts';
import { computeDueDate } from '#documents/totals/due-date.ts';
import { always, isBinding, isInvoice } from './when.ts';

export const documentRules: readonly Rule[] = [
  {
    id: 'vat-regime-fits',
    label: 'Régime de TVA',
    purpose: 'Une entreprise en franchise qui porte de la TVA sur sa facture la doit.',
    reference: 'CGI, art. 283, 3 et 293 E',
    severity: 'blocking',
    field: 'vatRegime',
    appliesTo: always,
    check: ({ draft, kind }) =>
      kind.vatRegimes.includes(draft.vatRegime) ? null : explainKind(draft),
  },
  {
    id: 'number',
    label: 'Numéro',
    purpose: 'Une suite chronologique et continue prouve qu’aucune facture ne manque.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-7°',
    severity: 'blocking',
    field: 'number',
    appliesTo: isBinding,
    check: ({ draft, isNumberedAtIssue }) =>
      draft.number || isNumberedAtIssue
        ? null
        : { message: 'Indiquez le numéro suivant de votre série.', field: 'number' },
  },
  {
    id: 'number-characters',
    label: 'Écriture du numéro',
    purpose: 'La facture électronique n’admet que 35 caractères simples.',
    reference: 'XP Z12-012, BR-FR-01 et BR-FR-02',
    severity: 'blocking',
    field: 'number',
    appliesTo: (context) => isInvoice(context) && context.draft.number !== '',
    check: ({ draft }) =>
      DOCUMENT_NUMBER.test(draft.number)
        ? null
        : {
            message:
              'Écrivez le numéro en 35 caractères au plus, sans espace ni accent : lettres, chiffres, « + », « - », « _ », « / ».',
            field: 'number',
          },
  },
  {
    id: 'issue-date',
    label: 'Date d’émission',
    purpose: 'Fixe la loi qui s’applique, les délais et l’ordre des documents.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-6°',
    severity: 'blocking',
    field: 'issueDate',
    appliesTo: isBinding,
    check: ({ draft }) =>
      draft.issueDate ? null : { message: 'Indiquez la date d’émission.', field: 'issueDate' },
  },
  {
    id: 'issue-date-future',
    label: 'Date d’émission proche',
    purpose: 'Un document est daté du jour où il est émis.',
    reference: 'CGI, art. 289, I-3',
    severity: 'warning',
    field: 'issueDate',
    appliesTo: hasIssueDate,
    check: ({ draft, today }) =>
      draft.issueDate <= computeDueDate(today, { mode: 'net', days: 7 })
        ? null
        : {
            message: 'La date d’émission est à plus de 7 jours : vérifiez-la.',
            field: 'issueDate',
          },
  },
  {
    id: 'issue-date-old',
    label: 'Date d’émission récente',
    purpose: 'Une facture s’établit dès la livraison ou l’exécution.',
    reference: 'CGI, art. 289, I-3',
    severity: 'warning',
    field: 'issueDate',
    appliesTo: hasIssueDate,
    check: ({ draft, today }) =>
      draft.issueDate >= computeDueDate(today, { mode: 'net', days: -366 })
        ? null
        : { message: 'La date d’émission a plus d’un an : vérifiez-la.', field: 'issueDate' },
  },
  {
    id: 'title',
    label: 'Intitulé',
    purpose: 'Le titre dit au lecteur quelle pièce il tient.',
    reference: 'BOI-TVA-DECLA-30-20-10',
    severity: 'warning',
    field: 'title',
    appliesTo: ({ draft }) => Boolean(draft.title),
    check: findWrongTitle,
  },
  {
    id: 'currency',
    label: 'Devise',
    purpose: 'Les montants n’ont de sens que dans une monnaie connue.',
    reference: 'CGI, art. 289, IV ; ISO 4217',
    severity: 'blocking',
    field: 'currency',
    appliesTo: always,
    check: ({ draft }) =>
      isCurrencyCode(draft.currency)
        ? refuseCents(draft)
        : {
            message: 'Choisissez une devise de la liste ISO 4217 (EUR, USD, CHF…).',
            field: 'currency',
          },
  },
  {
    id: 'exchange-rate',
    label: 'Taux de change',
    purpose: 'La TVA se déclare en euros, même quand la facture est dans une autre devise.',
    reference: 'CGI, art. 289, IV ; BR-FR-CO-12',
    severity: 'blocking',
    field: 'exchangeRate',
    appliesTo: (context) => isForeignInvoice(context) && context.totals.vatTotal !== 0,
    check: ({ draft }) =>
      hasRate(draft)
        ? null
        : { message: 'Indiquez le taux de change en euros et sa date.', field: 'exchangeRate' },
  },
  {
    id: 'exchange-rate-of-books',
    label: 'Taux de change pour vos livres',
    purpose: 'Sans TVA, la facture n’en a pas besoin ; vos recettes se comptent en euros.',
    reference: 'CGI, art. 289, IV',
    severity: 'warning',
    field: 'exchangeRate',
    appliesTo: (context) => isForeignInvoice(context) && context.totals.vatTotal === 0,
    check: ({ draft }) =>
      hasRate(draft)
        ? null
        : {
            message: 'Indiquez le taux de change en euros, ou comptez cette facture vous-même.',
            field: 'exchangeRate',
          },
  },
];

function isForeignInvoice(context: RuleContext): boolean {
  return isInvoice(context) && context.draft.currency !== 'EUR';
}

function hasRate({ exchangeRate }: RuleContext['draft']): boolean {
  return exchangeRate !== undefined && requireUnitPrice(exchangeRate.rate) > 0;
}

function refuseCents(draft: RuleContext['draft']): Finding | null {
  const typed = currencyUnit(draft.currency) > 1 && findTypedCents(draft);
  if (!typed) return null;
  return {
    message: `Les montants en ${draft.currency} n’ont pas de centimes : retirez ceux de ${formatNumber(typed.decimal)}.`,
    field: typed.path,
  };
}

function hasIssueDate(context: RuleContext): boolean {
  return isBinding(context) && context.draft.issueDate !== '';
}

function explainKind({ vatRegime }: RuleContext['draft']): Finding {
  const message =
    vatRegime === 'franchise'
      ? 'En franchise de TVA, aucune TVA ne se facture : passez à « Facture sans TVA ».'
      : `Le régime « ${VAT_REGIME_LAW[vatRegime].label} » facture la TVA : passez à « Facture avec TVA ».`;
  return { message, field: 'vatRegime' };
}

function findWrongTitle({ draft, kind }: RuleContext): Finding | null {
  const { titleWord } = subtypeOf(kind, draft.subtype);
  if (titleWord === null) return null;
  const { pattern, english, message } = TITLES[titleWord];
  const { title = '', language } = draft;
  const isSaid = pattern.test(title) || (language === 'en' && english.test(title));
  return isSaid ? null : { message, field: 'title' };
}

const TITLES = {
  facture: {
    pattern: /facture|autofacturation|\bnote\b/i,
    english: /invoice/i,
    message: 'L’intitulé doit contenir « facture » (ou « note »).',
  },
  proforma: {
    pattern: /pro\s?-?forma/i,
    english: /pro\s?-?forma/i,
    message: 'L’intitulé doit contenir « proforma », pour qu’on ne la prenne pas pour une facture.',
  },
  avoir: {
    pattern: /avoir/i,
    english: /credit\snote/i,
    message: 'L’intitulé doit contenir « avoir ».',
  },
} as const;
