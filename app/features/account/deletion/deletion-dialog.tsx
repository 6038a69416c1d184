import { useState } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { hasJustFollowedLink } from '#app/data/account/session/has-just-followed-link.ts';
import type { AccountStore } from '#app/features/account/account-store.ts';
import { listApplications, type Signed } from '#app/features/account/signed.ts';
import { useSession } from '#app/session/use-session.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { RECORD_KEEPING_DUTY } from '#documents';
import { OwnerFields } from './owner-fields.tsx';
import { useDeletionForm } from './use-deletion-form.ts';

/** Before the deletion is requested: an export, the record-keeping duty, and proof of ownership. */
export function DeletionDialog({
  user,
  store,
  hasRecoveryCodes,
  onClose,
}: {
  user: Signed;
  store: AccountStore;
  hasRecoveryCodes: boolean;
  onClose: () => void;
}) {
  const { session } = useSession();
  const [isByLink] = useState(() => session !== null && hasJustFollowedLink(session, new Date()));
  const needs = { password: !isByLink, code: !isByLink && listApplications(user).length > 0 };
  const { form, errors, problem, isSending } = useDeletionForm({ user, store, needs });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Supprimer mon compte"
      description="La suppression aura lieu dans quatorze jours. D’ici là, vous pouvez revenir ici et garder votre compte."
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            variant="danger"
            type="submit"
            form={FORM_ID}
            aria-disabled={isSending || undefined}
          >
            Récupérer mes données et demander la suppression
          </Button>
        </>
      }
    >
      <form {...form} id={FORM_ID} aria-label="Suppression du compte" className="grid gap-4">
        <p>{RECORD_KEEPING_DUTY}</p>
        {isByLink ? (
          <p className="text-ink-soft">
            Vous venez de vous connecter par un lien&nbsp;: il suffit.
          </p>
        ) : (
          <OwnerFields
            email={user.email}
            needsCode={needs.code}
            hasRecoveryCodes={hasRecoveryCodes}
            errors={errors}
          />
        )}
        <FormProblem problem={problem}>
          {/* On a small screen the buttons hide the message: scroll to it. */}
          <span ref={(mark) => mark?.scrollIntoView({ block: 'nearest' })} />
        </FormProblem>
      </form>
    </Dialog>
  );
}

const FORM_ID = 'account-deletion';
