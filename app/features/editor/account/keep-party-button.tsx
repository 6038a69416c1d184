import { KeepClientButton } from './keep-client-button.tsx';
import { KeepCompanyButton } from './keep-company-button.tsx';
import type { ReadShownDocument } from './use-named-record.ts';

export function KeepPartyButton({
  party,
  readDocument,
}: {
  party: 'seller' | 'buyer';
  readDocument: ReadShownDocument;
}) {
  return party === 'seller' ? (
    <KeepCompanyButton readDocument={readDocument} />
  ) : (
    <KeepClientButton readDocument={readDocument} />
  );
}
