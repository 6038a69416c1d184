import { FileCheck } from 'lucide-react';
import { sayUntil } from '#app/features/editor/share/say-until.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { saveFile } from '#app/lib/save-file.ts';
import { makeIssuedFile } from '#app/sheet/make-issued-file.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { isOptional, type QuoteAnswer } from '#documents';

/** Shows the issuer the customer’s answer, and downloads the PDF with its proof. */
export function ReceivedAnswer({ answer }: { answer: QuoteAnswer }) {
  const workspace = useWorkspace();
  const { issued } = workspace.getState();
  const { verdict, signerName, answeredAt, choices, reason } = answer;
  const lines = issued?.draft.lines ?? [];
  const chosen = choices.flatMap((place) => {
    const line = lines[place];
    return line && isOptional(line) ? [line.name] : [];
  });
  const save = async () => {
    if (!issued) return;
    try {
      const file = await makeIssuedFile(issued, workspace.fonts, answer);
      saveFile(file.name, file, file.type);
    } catch {
      showToast('Le PDF n’a pas pu être fait.', {
        tone: 'error',
        detail: 'La connexion manque\u00a0: réessayez quand elle revient.',
      });
    }
  };
  return (
    <div className="mt-3 rounded-card bg-primary-soft px-4 py-3">
      <p className="font-semibold">
        {verdict === 'accepted' ? 'Accepté' : 'Refusé'} par {signerName}, le {sayUntil(answeredAt)}.
      </p>
      {chosen.length > 0 && <p>Choix du client&nbsp;: {chosen.join(', ')}.</p>}
      {reason && <p className="whitespace-pre-line">{reason}</p>}
      {verdict === 'accepted' && issued && (
        <Button className="mt-2" onClick={save}>
          <FileCheck aria-hidden />
          Télécharger le devis accepté
        </Button>
      )}
    </div>
  );
}
