import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { sayProblem } from '#app/account-forms/problem-words.ts';
import { type Integrity, verifyIntegrity } from '#app/data/account/dossier/integrity.ts';
import { PageMenu } from '#app/features/dossier/statement/page-menu.tsx';
import { offerSignIn } from '#app/session/sign-in-again.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { formatCounted } from '#documents';

/** The menu of rare actions of an account: verifies the chain of hashes, too. */
export function OtherActions() {
  const [found, setFound] = useState<Integrity | null>(null);
  const [isBusy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    const answer = await verifyIntegrity();
    setBusy(false);
    if (answer.ok) setFound(answer.value);
    else
      showToast('La vérification n’a pas pu être faite', {
        tone: 'error',
        detail: sayProblem(answer.problem),
        ...offerSignIn(answer.problem),
      });
  };
  return (
    <>
      <PageMenu
        entries={[
          {
            label: 'Vérifier l’intégrité',
            icon: <ShieldCheck />,
            isDisabled: isBusy,
            onSelect: verify,
          },
        ]}
      />
      {found && (
        <Dialog
          isOpen
          onClose={() => setFound(null)}
          title={found.broken ? 'Une rupture a été trouvée' : 'Tout est intact'}
          description={describe(found)}
          actions={
            <Button variant="primary" onClick={() => setFound(null)}>
              Fermer
            </Button>
          }
        />
      )}
    </>
  );
}

/** Whether the chain of issued documents and payments is whole, or where it first breaks. */
function describe({ documents, payments, broken }: Integrity): string {
  if (!broken)
    return `${formatCounted(documents, 'document émis', 'documents émis')} et ${formatCounted(payments, 'paiement')}\u00a0: chacun est resté tel qu’il a été enregistré, et aucun ne manque.`;
  const { kind, reference, reason } = broken;
  const what = kind === 'document' ? `document ${reference}` : `paiement du ${reference}`;
  return reason === 'changed'
    ? `Le contenu du ${what} n’est plus celui qui a été enregistré. Ce qui le suit ne peut pas être vérifié.`
    : `Il manque un enregistrement juste avant le ${what}, ou à la fin de sa série. Ce qui suit ne peut pas être vérifié.`;
}
