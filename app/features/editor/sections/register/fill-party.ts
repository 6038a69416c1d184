import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import { withBuyerKind } from '#app/features/editor/sections/buyer/buyer-kinds.ts';
import {
  sellerFieldsOf,
  withSellerKind,
} from '#app/features/editor/sections/seller/seller-kinds.ts';
import { type Draft, VAT_REGIME_LAW } from '#documents';
import { fillFromRegister } from './fill-from-register.ts';
import { readLegalCategory } from './read-legal-category.ts';

export type PartyName = 'seller' | 'buyer';

/** Fills one party of the draft from the register, its kind included. */
export function fillParty(draft: Draft, party: PartyName, company: RegisteredCompany): Draft {
  return party === 'seller'
    ? { ...draft, seller: fillSeller(draft, company) }
    : { ...draft, buyer: fillBuyer(draft.buyer, company) };
}

function fillSeller({ seller, vatRegime }: Draft, company: RegisteredCompany): Draft['seller'] {
  const hasVatNumber = VAT_REGIME_LAW[vatRegime].requires.includes('seller-vat-number');
  const filled = fillFromRegister(seller, company, { hasVatNumber });
  const { seller: known } = readLegalCategory(company.legal_category);
  const next = known ? withSellerKind(filled, chooseKind(filled.kind, known.kind)) : filled;
  const fields = sellerFieldsOf({ ...next, ...known, kind: next.kind });
  return {
    ...next,
    ...(known?.legalForm &&
      fields.hasLegalForm && { legalForm: next.legalForm || known.legalForm }),
    ...(company.activity && { naf: next.naf || company.activity }),
    ...(company.association_number &&
      fields.hasRna && { rna: next.rna || company.association_number }),
  };
}

/**
 * An agent may have any legal form. A liberal profession is practised alone or in a company, never
 * in an association.
 */
function chooseKind(typed: SellerKind, known: SellerKind): SellerKind {
  if (typed === 'agent') return typed;
  return typed === 'liberal' && known !== 'association' ? typed : known;
}

type SellerKind = Draft['seller']['kind'];

function fillBuyer(buyer: Draft['buyer'], company: RegisteredCompany): Draft['buyer'] {
  const { buyer: known } = readLegalCategory(company.legal_category);
  // A consumer is in no register, whatever the form of the company.
  const kind = known?.kind ?? (buyer.kind === 'individual' ? 'business' : buyer.kind);
  const next = withBuyerKind(buyer, kind);
  const hasVatNumber = next.kind === 'business';
  return {
    ...fillFromRegister(next, company, { hasVatNumber }),
    ...(known?.publicBody && { publicBody: known.publicBody }),
  };
}
