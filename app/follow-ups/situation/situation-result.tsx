import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { formatAmount } from '#documents';
import type { ReadSituation } from '#documents/dossier';

/** What the situation comes to, and what is left; what is beyond the quote calls for an avenant. */
export function SituationResult({
  read,
  isShown,
  isTaxed,
  currency,
}: {
  read: ReadSituation;
  /** Whether a mistake is told here. */
  isShown: boolean;
  isTaxed: boolean;
  currency: string;
}) {
  return (
    <div aria-live="polite">
      {read.ok ? (
        <>
          <p>
            Cette situation{'\u00a0'}:{' '}
            <strong className="font-semibold">{formatAmount(read.total, currency)}</strong>
            {isTaxed && ` TTC, ${formatAmount(read.net, currency)} HT`}.
            {read.payable !== read.total &&
              ` À payer, acomptes déduits\u00a0: ${formatAmount(read.payable, currency)}.`}{' '}
            {read.isBalance
              ? 'Elle solde le devis.'
              : read.leftTotal !== null &&
                `Il restera ${formatAmount(read.leftTotal, currency)} à réaliser.`}
          </p>
          {read.beyond.length > 0 && (
            <FieldMessage
              tone="warning"
              text={`${read.beyond.join(' ')} Faites d’abord signer un avenant.`}
            />
          )}
        </>
      ) : (
        isShown && <FieldMessage tone="error" text={read.message} />
      )}
    </div>
  );
}
