import { isProfessional } from '#documents/law/buyer-status.ts';
import { displayName } from '#documents/law/identity.ts';
import type { Mention, MentionContext } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';

/**
 * For a consumer who signs at a distance or away from business premises: 14 days (C. conso.
 * L221-18), no payment within seven days away from premises (L221-10), and the withdrawal form
 * (R221-1 and its annex) on a page of its own.
 */
export function withdrawalMentions({ draft, kind }: MentionContext): Mention[] {
  const contract = draft.quote?.withdrawal;
  if (!kind.hasValidity || !contract || isProfessional(draft.buyer)) return [];
  const payment = contract === 'off-premises' ? ` ${NO_PAYMENT}` : '';
  const field = 'quote.withdrawal';
  return [
    { id: 'withdrawal', text: `${RIGHT}${payment}`, place: 'closing', field },
    ...formLines(draft).map(
      (text, index): Mention => ({
        id: `withdrawal-form-${index + 1}`,
        text,
        place: 'withdrawal-form',
        field,
      }),
    ),
  ];
}

/** The first line is the title. */
function formLines({ seller, number, subject }: Draft): string[] {
  const { line1, postalCode, city } = seller.address;
  const reach = [seller.phone, seller.email].filter(Boolean).join(', ');
  const whom = [displayName(seller), line1, `${postalCode} ${city}`.trim(), reach];
  const order = [number && `devis n° ${number}`, subject].filter(Boolean).join(', ');
  return [
    'Formulaire de rétractation',
    'À compléter et à renvoyer uniquement si vous souhaitez vous rétracter du contrat.',
    `À l’attention de ${whom.filter(Boolean).join(', ')}`,
    'Je vous notifie par la présente ma rétractation du contrat portant sur le bien ou la prestation de services ci-dessous.',
    `Objet : ${order}`,
    'Commandé le ou reçu le : ',
    'Nom du consommateur : ',
    'Adresse du consommateur : ',
    'Date : ',
    'Signature du consommateur (si le formulaire est envoyé sur papier) : ',
  ];
}

export const RIGHT =
  'Droit de rétractation : le client peut renoncer au contrat sans motif pendant 14 jours à compter de l’accord (prestation) ou de la réception (bien), en envoyant le formulaire joint ou toute déclaration claire (code de la consommation, articles L221-18 et suivants).';
export const NO_PAYMENT =
  'Aucun paiement n’est reçu avant sept jours à compter de la signature (article L221-10).';
