import { Check, Eye } from 'lucide-react';
import { dossier } from '#app/data/dossier.ts';
import { NextActions } from '#app/features/editor/chain/next-actions.tsx';
import { useDocumentNode } from '#app/features/editor/chain/use-document-node.ts';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { useEditorSession } from '#app/features/editor/session/editor-session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { type Draft, requireKind, subtypeOf } from '#documents';
import {
  agree,
  type ChainNode,
  fileName,
  listMilestones,
  type MilestoneName,
  wordStatus,
} from '#documents/dossier';
import { makeFile } from './make-file.ts';
import { SendActions } from './send-actions.tsx';

/** What was made, and where it may go: to the client, onto the screen, into the next document. */
export function OutcomePanel({ draft }: { draft: Draft }) {
  const session = useEditorSession();
  const node = useDocumentNode();
  const name = fileName(draft, { extension: 'pdf', isProvisional: false });
  const mark = (milestone: MilestoneName) => node && toggle(node, milestone);
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {name}, {describeFile(draft)}
      </p>
      <SendActions fileName={name} onSent={() => node && say(node, 'sent')} />
      <div className="mt-3 flex flex-wrap items-center gap-2 border-primary/20 border-t pt-3">
        <Button onClick={() => openFile(session)}>
          <Eye aria-hidden />
          Ouvrir le PDF
        </Button>
        {node &&
          listMilestones(node)
            .filter((milestone) => milestone === 'sent' || milestone === 'paid')
            .map((milestone) => (
              <Button
                key={milestone}
                aria-pressed={node.milestone === milestone}
                onClick={() => mark(milestone)}
              >
                {node.milestone === milestone && <Check aria-hidden />}
                {agree(milestone === 'sent' ? 'Envoyé' : 'Payé', node)}
              </Button>
            ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2 border-primary/20 border-t pt-3">
        <NextActions draft={draft} />
      </div>
    </>
  );
}

/** In words that a client would understand. */
function describeFile({ kind, subtype }: Draft): string {
  return subtypeOf(requireKind(kind), subtype).typeCode === null
    ? 'à imprimer, à envoyer, à garder'
    : 'lisible par votre client et par les logiciels de facturation';
}

/** The tab is opened at once: browsers refuse one that comes later than the press. */
async function openFile(session: EditorSession): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = URL.createObjectURL(await makeFile(session));
    if (tab) tab.location.href = url;
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch {
    tab?.close();
    showToast('Le PDF n’a pas pu être ouvert.', {
      tone: 'error',
      detail: 'Il est dans vos téléchargements.',
    });
  }
}

function toggle(node: ChainNode, milestone: MilestoneName): void {
  if (node.milestone === milestone) dossier.mark(node.id, null);
  else say(node, milestone);
}

async function say(node: ChainNode, milestone: MilestoneName): Promise<void> {
  await dossier.mark(node.id, milestone);
  const words = wordStatus({ name: milestone }, node).toLowerCase();
  showToast(`${agree('Noté', node)} ${words}`, { tone: 'success' });
}
