import { useRef } from 'react';
import { AllPaidButton } from './all-paid-button.tsx';
import { describeResult } from './describe-result.ts';
import { useRentResult } from './use-rent-result.ts';

/** Beside the title « Quittance de loyer »: what the document is until the rent is received. */
export function RentStanding() {
  const place = useRef<HTMLDivElement>(null);
  const rent = useRentResult();
  if (!rent) return null;
  const { standing } = describeResult(rent.result, rent.missing);
  return (
    // The pressed button goes away: the focus stays with what the document has become.
    <div
      ref={place}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm outline-none"
    >
      {rent.result === 'complete' ? (
        <span className="sr-only">{standing}</span>
      ) : (
        <>
          <span className="rounded-control bg-amber-soft px-2 py-1">{standing}</span>
          <AllPaidButton onPaid={() => place.current?.focus()} />
        </>
      )}
    </div>
  );
}
