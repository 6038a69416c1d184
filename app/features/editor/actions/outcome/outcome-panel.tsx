import { Check, Eye } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { NextActions } from '#app/features/editor/chain/next-actions.tsx';
import { useDocumentNode } from '#app/features/editor/chain/use-document-node.ts';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { noteMilestone } from '#app/sending/note-milestone.ts';
import { WaitingLine } from '#app/sending/waiting-line.tsx';
import { makeIssuedFile } from '#app/sheet/make-issued-file.ts';
import type { SheetFonts } from '#app/sheet/sheet-fonts.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { type Draft, findXmlObstacle, type XmlObstacle } from '#documents';
import {
  type ChainNode,
  fileName,
  listMilestones,
  type MilestoneName,
  type StoredDraft,
  wordStatus,
} from '#documents/dossier';
import { MoreBelow } from './more-below.tsx';
import { SendActions } from './send-actions.tsx';

type Issued = NonNullable<StoredDraft['issued']>;

export function OutcomePanel({
  issued,
  fonts,
  onShare,
}: {
  issued: Issued;
  fonts: SheetFonts;
  onShare: () => void;
}) {
  const { draft } = issued;
  const node = useDocumentNode();
  const name = fileName(draft, { extension: 'pdf', isProvisional: false });
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {name}, {describeFile(draft)}
      </p>
      <WaitingLine className="mb-3" />
      <SendActions
        {...{ issued, fonts, onShare }}
        documentId={node?.id}
        isPaid={node?.status.name === 'paid'}
        onSent={() => node && noteMilestone(node, 'sent')}
      />
      <div className="mt-3 flex flex-wrap items-center gap-2 border-primary/20 border-t pt-3">
        <Button onClick={() => openFile(issued, fonts)}>
          <Eye aria-hidden />
          Ouvrir le PDF
        </Button>
        <NextActions draft={draft} />
      </div>
      {node && <Milestones node={node} />}
      <MoreBelow />
    </>
  );
}

/** Lets the author record that the document was sent, accepted or paid. */
function Milestones({ node }: { node: ChainNode }) {
  const [isPaying, setPaying] = useState(false);
  const offered = listMilestones(node);
  const canBePaid = offered.includes('paid');
  // Network: the page may be offline once the money comes.
  useEffect(() => {
    if (canBePaid) fetchWhenUsed(loadPaidDialog);
  }, [canBePaid]);
  const toggle = (milestone: MilestoneName) => {
    if (node.milestone === milestone) return dossier.mark(node.id, null);
    return milestone === 'paid' ? setPaying(true) : noteMilestone(node, milestone);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 border-primary/20 border-t pt-3 empty:hidden">
      {offered.map((name) => (
        <Button key={name} aria-pressed={node.milestone === name} onClick={() => toggle(name)}>
          {node.milestone === name && <Check aria-hidden />}
          {wordStatus({ name }, node)}
        </Button>
      ))}
      {isPaying && (
        <Suspense>
          <PaidDialog nodes={[node]} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </div>
  );
}

function describeFile(draft: Draft): string {
  const obstacle = findXmlObstacle(draft);
  return obstacle
    ? WITHOUT_XML[obstacle]
    : 'lisible par votre client et par les logiciels de facturation';
}

const WITHOUT_XML: Readonly<Record<XmlObstacle, string>> = {
  'no-invoice': 'à imprimer, à envoyer, à garder',
  'foreign-vat':
    'sans facture électronique\u00a0: aucune n’est due à un particulier, et la règle BR-FR-16 refuse la TVA d’un autre État',
  'refused-rate':
    'sans facture électronique\u00a0: la règle BR-FR-16 refuse un taux qui n’existe pas en France',
};

/** Opens the tab before the file is ready: browsers block a tab opened after an await. */
async function openFile(issued: Issued, fonts: SheetFonts): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = URL.createObjectURL(await makeIssuedFile(issued, fonts));
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

const loadPaidDialog = async () =>
  (await import('#app/follow-ups/paid/paid-dialog.tsx')).PaidDialog;
const PaidDialog = lazyFetched(loadPaidDialog);
