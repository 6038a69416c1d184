import { isUnder } from '#app/features/editor/focus/reveal-store.ts';
import { isSellerField } from '#app/features/editor/sections/seller/describe-seller.ts';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import type { KindTraits } from '#documents';

/** A part of the work: it starts at the section of `anchor`, and fills the fields it `owns`. */
export type FormStep = {
  label: string;
  anchor: FieldPath;
  owns: (path: string) => boolean;
};

/** The steps of a kind, in the order of its form; making the file is the last. */
export function listFormSteps(kind: KindTraits): readonly FormStep[] {
  const steps = [
    kind.hasReceipt && step('Paiement', 'receipt'),
    { label: 'Vous', anchor: 'seller' as const, owns: isSellerField },
    kind.subtypes.standard.isCredit && step('Origine', 'credit', ['references.preceding']),
    step(ADDRESSEES[kind.addressee], 'buyer', ['payer', 'payee', 'deliveryAddress']),
    kind.hasRent && step('Loyer', 'rent', ['supply', 'dueDate']),
    kind.hasLines && step('Lignes', 'lines'),
    { label: 'PDF', anchor: 'conformity' as const, owns: () => false },
  ];
  return steps.filter((each) => each !== false);
}

function step(label: string, anchor: FieldPath, others: readonly FieldPath[] = []): FormStep {
  const paths = [anchor, ...others];
  return { label, anchor, owns: (path) => paths.some((prefix) => isUnder(path, prefix)) };
}

const ADDRESSEES = {
  billed: 'Client',
  customer: 'Client',
  payer: 'Payeur',
  tenant: 'Locataire',
} as const;
