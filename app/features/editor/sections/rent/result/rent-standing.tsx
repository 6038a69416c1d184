import { useRef } from 'react';
import { AllPaidButton } from './all-paid-button.tsx';
import { describeResult } from './describe-result.ts';
import { useRentResult } from './use-rent-result.ts';

/** Beside the title « Quittance de loyer »: what the document is until the rent is received. */
export function RentStanding() {
  const place = useRef<HTMLDivElement>(null);
  const rent = useRentResult();
  if (!rent) return null;
  const { reason, nature } = describeResult(rent.result, rent.missing).short;
  return (
    // The pressed button goes away: the focus stays with what the document has become.
    <div
      ref={place}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm outline-none"
    >
      {rent.result === 'complete' ? (
        <span className="sr-only">{reason}</span>
      ) : (
        <>
          <span className="rounded-control bg-amber-soft px-2 py-1">
            {reason}
            {/* One line in a bar that stays in sight; the sheet beside it has its title. */}
            <span className="lg:max-[90rem]:hidden">{nature}</span>
          </span>
          <AllPaidButton onPaid={() => place.current?.focus()} />
        </>
      )}
    </div>
  );
}
