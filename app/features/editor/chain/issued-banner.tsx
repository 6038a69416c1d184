import { Stamp } from 'lucide-react';
import { useRef } from 'react';
import { isAccount } from '#app/data/is-account.ts';
import { isIssuedChange } from '#app/features/editor/workspace/issued-change.ts';
import {
  useWorkspace,
  useWorkspaceState,
} from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { useInSight } from '#app/ui/use-in-sight.ts';
import { formatShortDate, requireKind, subtypeOf } from '#documents';
import { mentionOf } from '#documents/dossier';
import { IssuedReminder } from './issued-reminder.tsx';
import { useCorrection } from './use-correction.tsx';

/**
 * Warns that an issued invoice is being changed: only another document may correct it (CGI 289,
 * I-5).
 */
export function IssuedBanner() {
  const workspace = useWorkspace();
  const isChanged = useWorkspaceState(isIssuedChange);
  const issued = useWorkspaceState((state) => state.issued);
  const { correct, canWithdraw, dialog } = useCorrection();
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(place);
  const isInvoice =
    issued !== null && subtypeOf(requireKind(issued.draft.kind), issued.draft.subtype).isInvoice;
  return (
    <>
      <div ref={place} role="status" className="min-h-px">
        {isChanged && issued && (
          <section
            aria-label={isInvoice ? 'Facture déjà émise' : 'Document déjà émis'}
            className="mb-4 rounded-card border border-amber bg-amber-soft p-4"
          >
            <p className="flex gap-3">
              <Stamp aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
              <span>
                <strong className="font-semibold">
                  {isInvoice ? 'La ' : 'Déjà émis\u00a0: '}
                  {mentionOf(issued.draft)}
                  {isInvoice && ' a été émise'}
                  {issued.draft.issueDate && ` le ${formatShortDate(issued.draft.issueDate)}`}.
                </strong>{' '}
                {isAccount() ? FROZEN : RECEIVED}
              </span>
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button onClick={correct}>{isInvoice ? 'Corriger' : 'En faire une copie'}</Button>
              <Button onClick={workspace.restoreIssued}>
                {isInvoice ? 'Revenir à la facture émise' : 'Revenir à ce qui est émis'}
              </Button>
              {canWithdraw && (
                <Button variant="quiet" onClick={() => workspace.withdraw()}>
                  Mon client ne l’a pas reçue
                </Button>
              )}
            </div>
          </section>
        )}
      </div>
      {isChanged && issued && !isInSight && (
        <IssuedReminder issued={issued.draft} onCorrect={correct} />
      )}
      {dialog}
    </>
  );
}

const RECEIVED =
  'Si votre client l’a reçue, elle ne se modifie plus\u00a0: corrigez-la par un autre document.';
const FROZEN =
  'Ce qui est émis est figé dans votre compte\u00a0: un autre document le corrige ou le remplace.';
