import { DraftAccountNumber } from '#app/features/editor/fields/draft-account-number.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { IdentifierField } from '#app/features/editor/sections/party/identifier-field.tsx';
import { formatSiren } from '#documents';

export function PayeeFields({ isPaid }: { isPaid: boolean }) {
  return (
    <div className={gridClasses}>
      <DraftText path="payee.name" />
      <IdentifierField
        path="payee.siren"
        label="Son SIREN"
        format={formatSiren}
        inputMode="numeric"
      />
      {isPaid && (
        <>
          <DraftAccountNumber
            path="payee.iban"
            label="Son IBAN"
            help="Imprimé à la place du vôtre, code QR compris."
          />
          <IdentifierField path="payee.bic" label="Son BIC" />
        </>
      )}
    </div>
  );
}
