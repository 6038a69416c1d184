import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { requireKind } from '#documents';
import { isStepDone } from './is-step-done.ts';
import { type FormStep, listFormSteps } from './list-form-steps.ts';
import { findCurrentStep, goToStep, subscribeToView } from './step-places.ts';

/** Where one is in the form, what is done, and the way to each part; for small screens. */
export function StepsBar() {
  const kind = useDraft((draft) => requireKind(draft.kind));
  const steps = listFormSteps(kind);
  const current = useSyncExternalStore(
    subscribeToView,
    () => findCurrentStep(steps)?.anchor,
    () => steps[0]?.anchor,
  );
  return (
    <nav aria-label="Étapes du document" className="-mx-4 border-b border-rule bg-paper px-4">
      <ol className="flex gap-1.5">
        {steps.map((step) => (
          <StepItem key={step.anchor} step={step} isCurrent={step.anchor === current} />
        ))}
      </ol>
    </nav>
  );
}

function StepItem({ step, isCurrent }: { step: FormStep; isCurrent: boolean }) {
  const isMade = useWorkspaceState(({ completed }) => completed !== null);
  const isFilled = useAnalysis(({ conformity }) => isStepDone(step, conformity));
  const isDone = step.anchor === 'conformity' ? isMade : isFilled;
  return (
    <li className="min-w-0 grow basis-0">
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => goToStep(step)}
        className={`relative flex h-11 w-full cursor-pointer items-center justify-center border-b-3 text-sm ${isCurrent ? 'border-primary font-semibold' : 'border-rule text-ink-soft'}`}
      >
        {isDone && <Check aria-hidden className="absolute top-1 right-1 size-3.5 text-primary" />}
        <span className="truncate">{step.label}</span>
        {isDone && <span className="sr-only">, fait</span>}
      </button>
    </li>
  );
}
