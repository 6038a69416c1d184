import { isProfessional } from '#documents/law/buyer-status.ts';
import { formatIban } from '#documents/law/identifiers/iban.ts';
import type { Mention, MentionContext } from '#documents/law/mention.ts';
import { formatPeriod, formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { CreditReason } from '#documents/model/fields/credit.ts';
import type { DocumentReference } from '#documents/model/fields/references.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { selfBilledMention } from './heading-mentions.ts';
import { joinReferences } from './join-references.ts';
import {
  earlyDiscountMention,
  latePenaltyMention,
  recoveryFeeMention,
} from './payment-mentions.ts';

/** The invoices an avoir reduces, by number and date (CGI 289, I-5), its reason and settlement. */
export function creditMentions({ draft, kind }: MentionContext): Mention[] {
  if (!subtypeOf(kind, draft.subtype).isCredit) return [];
  return [
    ...originMention(draft),
    ...(draft.subtype === 'self-billed' ? [selfBilledMention()] : []),
    ...reasonMention(draft),
    treatmentMention(draft),
    ...betweenProfessionals(draft),
  ];
}

function originMention(draft: Draft): Mention[] {
  const origins = (draft.references.preceding ?? []).filter(({ number }) => number !== '');
  const text =
    draft.subtype === 'rebate' ? describeContract(draft) : describeOrigins(draft, origins);
  if (text === '') return [];
  const field = origins.length > 0 ? 'references.preceding' : 'references.contract';
  return [{ id: 'credit-origin', text, place: 'heading', field }];
}

function describeOrigins({ subtype }: Draft, origins: readonly DocumentReference[]): string {
  if (origins.length === 0) return '';
  const isSeveral = origins.length > 1;
  const noun = `${isSeveral ? 'les factures' : 'la facture'}${subtype === 'deposit' ? ' d’acompte' : ''}`;
  const verb = subtype === 'full' ? 'Annule' : 'Avoir sur';
  return `${verb} ${noun} ${joinReferences(origins)}`;
}

/** A rebate over a period names its contract and period (BR-FR-CO-03). */
function describeContract({ references, supply }: Draft): string {
  if (!references.contract) return '';
  const period = supply?.start || supply?.end ? `, période ${formatPeriod(supply)}` : '';
  return `Ristourne sur le contrat ${references.contract}${period}`;
}

function reasonMention({ credit }: Draft): Mention[] {
  const words = [credit?.reason && CREDIT_REASON_WORDS[credit.reason], credit?.explanation];
  const text = words.filter(Boolean).join(', ');
  if (text === '') return [];
  return [
    {
      id: 'credit-reason',
      text: `Motif : ${text}`,
      place: 'reference',
      noteCode: 'AAI',
      field: 'credit.reason',
    },
  ];
}

function treatmentMention(draft: Draft): Mention {
  return {
    id: 'credit-treatment',
    text: describeTreatment(draft),
    place: 'settlement',
    noteCode: 'AAI',
    field: 'credit.treatment',
  };
}

function describeTreatment({ credit, references }: Draft): string {
  const treatment = credit?.treatment ?? { kind: 'offset' as const, invoice: undefined };
  switch (treatment.kind) {
    case 'refund': {
      const verb = treatment.date
        ? `remboursé le ${formatShortDate(treatment.date)}`
        : 'à rembourser';
      const account = treatment.iban ? `, sur le compte ${formatIban(treatment.iban)}` : '';
      return `Montant ${verb}${account}`;
    }
    case 'on-account': {
      const until = treatment.until ? `, jusqu’au ${formatShortDate(treatment.until)}` : '';
      return `Montant à valoir sur une prochaine commande${until}`;
    }
    case 'offset': {
      const only = references.preceding?.length === 1 ? references.preceding[0]?.number : '';
      const invoice = treatment.invoice || only;
      return invoice
        ? `Montant à déduire de la facture n° ${invoice}`
        : 'Montant à déduire de la prochaine facture';
    }
  }
}

/** An avoir asks for no payment, yet its XML must carry the three sentences (BR-FR-05). */
function betweenProfessionals(draft: Draft): Mention[] {
  if (!isProfessional(draft.buyer)) return [];
  return [latePenaltyMention(draft), recoveryFeeMention(), earlyDiscountMention(draft)].map(
    (mention) => ({ ...mention, place: 'xml' as const }),
  );
}

export const CREDIT_REASON_WORDS: Readonly<Record<CreditReason, string>> = {
  error: 'erreur de facturation',
  return: 'retour de marchandises',
  cancellation: 'annulation de la commande',
  goodwill: 'geste commercial',
  discount: 'remise accordée après la vente',
  duplicate: 'double facturation',
  'vat-error': 'erreur de TVA',
  unpaid: 'créance impayée',
  other: '',
};
