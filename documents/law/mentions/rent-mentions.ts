import type { Mention, MentionContext } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { RentResult, RentTotals } from '#documents/totals/rent/rent-totals.ts';
import { joinReferences } from './join-references.ts';

/** The landlord's declaration, by the received amount (loi 89-462, art. 21), or as typed. */
export function rentMentions({ draft, totals, kind }: MentionContext): Mention[] {
  if (!kind.hasRent || !draft.rent || !totals.rent) return [];
  const { result } = totals.rent;
  const closing = draft.rent.closing;
  const text = closing && result === 'complete' ? closing : CLOSINGS[result];
  return [
    { id: `rent-${result}`, text, place: 'closing', field: 'rent.closing' },
    ...notInvoice(draft, totals.rent),
  ];
}

/** Stated here as well, the tax would be due twice (CGI 283, 3 and 289, I-1-a). */
function notInvoice({ references }: Draft, { vatRate }: RentTotals): Mention[] {
  if (vatRate === 0) return [];
  const invoices = (references.preceding ?? []).filter(({ number }) => number !== '');
  const text =
    invoices.length > 0
      ? `Ce document ne vaut pas facture : la TVA est portée par la facture ${joinReferences(invoices)}.`
      : 'Ce document ne vaut pas facture : la TVA est portée par la facture du loyer, remise à part.';
  return [{ id: 'rent-not-invoice', text, place: 'closing', field: 'vatRegime' }];
}

/** Customary wordings: no text sets them. */
export const CLOSINGS: Readonly<Record<RentResult, string>> = {
  complete:
    'Cette quittance annule tous les reçus qui auraient été établis précédemment pour le même terme. Elle est donnée sous réserve d’encaissement et de tous les droits du bailleur ; elle ne préjuge pas du paiement des termes antérieurs.',
  partial:
    'Ce reçu constate un paiement partiel, sous réserve d’encaissement : il ne vaut pas quittance. La quittance sera remise, sur demande, au paiement du solde du terme.',
  unpaid:
    'Cet avis d’échéance est une demande de paiement : il ne vaut ni reçu ni quittance. Il est gratuit pour le locataire.',
};
