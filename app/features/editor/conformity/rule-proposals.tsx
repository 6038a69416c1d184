import { chooseRegime } from '#app/features/editor/draft/choose-regime.ts';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Draft, Proposal, RuleResult } from '#documents';

/** A button for each change that a rule proposes, the usual one first. */
export function RuleProposals({
  result: { proposal, otherProposals = [] },
  onApply,
}: {
  result: RuleResult;
  onApply?: () => void;
}) {
  const { store } = useEditor();
  const offered = proposal ? [proposal, ...otherProposals] : otherProposals;
  if (offered.length === 0) return null;
  const apply = (chosen: Proposal) => {
    store.update((draft) => applyProposal(draft, chosen));
    onApply?.();
  };
  return (
    <div className="my-1 flex flex-wrap gap-2">
      {offered.map((one) => (
        <Button key={one.label} size="sm" wraps onClick={() => apply(one)}>
          {one.label}
        </Button>
      ))}
    </div>
  );
}

/** A new regime takes its rates and exemption with it. */
function applyProposal(draft: Draft, { changes }: Proposal): Draft {
  const { vatRegime, ...others } = changes;
  const changed = { ...draft, ...others };
  return vatRegime ? chooseRegime(changed, vatRegime) : changed;
}
