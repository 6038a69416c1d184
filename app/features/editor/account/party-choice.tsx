import { ClientChoice } from './client-choice.tsx';
import { CompanySelect } from './company-select.tsx';
import type { ReadShownDocument } from './use-named-record.ts';

export function PartyChoice({
  party,
  readDocument,
}: {
  party: 'seller' | 'buyer';
  readDocument: ReadShownDocument;
}) {
  return party === 'seller' ? (
    <CompanySelect readDocument={readDocument} />
  ) : (
    <ClientChoice readDocument={readDocument} />
  );
}
