import { Suspense } from 'react';
import { PartyDisclosure } from '#app/features/editor/sections/card/party-disclosure.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import type { DraftPath } from '#documents';
import { buyerFieldsOf } from './buyer-kinds.ts';
import { describeBuyerDetails } from './describe-buyer.ts';

export function BuyerDetails() {
  const summary = useDraft(describeBuyerDetails);
  const fields = useDraft(({ buyer }) => buyerFieldsOf(buyer.kind));
  const prefixes = [
    ...DETAILS,
    ...(fields.siret === 'details' ? (['buyer.siret', 'buyer.routingCode'] as const) : []),
    ...(fields.vatNumber === 'details' ? (['buyer.vatNumber'] as const) : []),
  ];
  return (
    <PartyDisclosure
      title="Plus de détails"
      summary={summary || 'Contact, code client, payeur…'}
      prefixes={prefixes}
    >
      <Suspense>
        <BuyerDetailsFields />
      </Suspense>
    </PartyDisclosure>
  );
}

const BuyerDetailsFields = lazyWhenUsed(
  async () => (await import('./buyer-details-fields.tsx')).BuyerDetailsFields,
);

const DETAILS: readonly DraftPath[] = [
  'buyer.phone',
  'buyer.email',
  'buyer.contactName',
  'buyer.department',
  'buyer.tradeName',
  'buyer.customerCode',
  'buyer.electronicAddress',
  'payer',
  'payee',
];
