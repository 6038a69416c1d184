import { type ReactNode, useRef } from 'react';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import type { RuleResult } from '#documents';
import { RuleProposals } from './rule-proposals.tsx';

/**
 * A rule asks where its answer belongs; once it is answered, `children` say what was chosen. The
 * pressed button goes away with its question, so `stay` keeps the focus there.
 */
export function AskedInPlace({
  question,
  className,
  children,
}: {
  question: RuleResult | undefined;
  className: string;
  children: (stay: () => void) => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const stay = () => place.current?.focus();
  return (
    <div
      ref={place}
      tabIndex={-1}
      aria-live="polite"
      className={`outline-none empty:hidden ${className}`}
    >
      {question ? (
        <>
          <FieldMessage tone="warning" text={question.message} />
          <RuleProposals result={question} onApply={stay} />
        </>
      ) : (
        children(stay)
      )}
    </div>
  );
}
