import { AllPaidButton } from './all-paid-button.tsx';
import { describeResult } from './describe-result.ts';
import { useRentResult } from './use-rent-result.ts';

/** The payments decide the nature of the document (loi 89-462, art. 21). */
export function RentResultLine() {
  const rent = useRentResult();
  if (!rent) return null;
  const { title, explanation } = describeResult(rent.result, rent.missing);
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card p-4 ${rent.result === 'complete' ? 'bg-primary-soft' : 'bg-amber-soft'}`}
    >
      <p className="min-w-52 grow basis-0" aria-live="polite">
        <strong className="block font-semibold">{title}</strong>
        <span className="text-sm">
          {rent.received} reçus sur {rent.due}. {explanation}
        </span>
      </p>
      {rent.result !== 'complete' && <AllPaidButton />}
    </div>
  );
}
