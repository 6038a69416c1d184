import type { DescribedParty } from '#app/features/editor/sections/card/party-summary.tsx';
import {
  describeAddress,
  describeNumber,
  joinLines,
} from '#app/features/editor/sections/party/describe-party.ts';
import { capitalize, type Draft, displayName, type RuleResult } from '#documents';

type Seller = Draft['seller'];

/** Whether the law requires nothing more of the seller, bank account apart. */
export function isSellerComplete(conformity: readonly RuleResult[]): boolean {
  return !conformity.some(
    ({ state, severity, field }) =>
      state === 'missing' && severity === 'blocking' && isSellerField(field),
  );
}

/** The bank account is in the payment section. */
export function isSellerField(path: string): boolean {
  return /^seller($|\.)/.test(path) && !/^seller\.(iban|bic|accountHolder|bankName)$/.test(path);
}

/** One line for the legal form and numbers, one for the address. */
export function describeSeller(seller: Seller): DescribedParty {
  const { legalForm, vatNumber, rna, address } = seller;
  const parts = [
    legalForm,
    describeNumber(seller),
    vatNumber && `TVA\u00a0${vatNumber}`,
    rna && `RNA\u00a0${rna}`,
  ];
  return { name: displayName(seller), lines: joinLines([parts, [describeAddress(address)]]) };
}

export function describeContact({ contactName, phone, email, website }: Seller): string {
  return [contactName, phone, email, website].filter(Boolean).join(' · ');
}

export function describeActivity(seller: Seller): string {
  return list([
    [seller.tradeName, 'nom commercial'],
    [seller.naf, 'code APE'],
    [seller.identifiers?.length, 'numéros professionnels'],
    [seller.insurance, 'assurance'],
    [seller.mediator, 'médiateur'],
    [seller.isApprovedAssociationMember, 'gestion agréée'],
    [seller.isInLiquidation, 'liquidation'],
    [seller.isLesseeManager, 'location-gérance'],
    [seller.franchiseBrand, 'franchise'],
  ]);
}

export function describeSpecialCases(seller: Seller): string {
  return list([
    [seller.vatGroup, 'assujetti unique'],
    [seller.taxRepresentative, 'représentant fiscal'],
    [seller.size === 'large', 'ETI ou grande entreprise'],
    [seller.electronicAddress, 'adresse électronique'],
  ]);
}

function list(entries: readonly (readonly [unknown, string])[]): string {
  const words = entries
    .filter(([isThere]) => Boolean(isThere))
    .map(([, word]) => word)
    .join(', ');
  return capitalize(words);
}
