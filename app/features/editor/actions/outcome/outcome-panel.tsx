import { ChevronDown } from 'lucide-react';
import { useDocumentNode } from '#app/features/editor/chain/use-document-node.ts';
import { useNextDocuments } from '#app/features/editor/chain/use-next-documents.tsx';
import { wordsOfDraft } from '#app/features/editor/draft/kind-words.ts';
import { hasProblem } from '#app/features/editor/workspace/workspace.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { noteMilestone } from '#app/sending/note-milestone.ts';
import { WaitingLine } from '#app/sending/waiting-line.tsx';
import type { SheetFonts } from '#app/sheet/sheet-fonts.ts';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { type Draft, findXmlObstacle, type XmlObstacle } from '#documents';
import { fileName, type StoredDraft, wordStatus } from '#documents/dossier';
import { MoreBelow } from './more-below.tsx';
import { useMilestones } from './use-milestones.tsx';
import { useWaysToSend } from './use-ways-to-send.tsx';

type Issued = NonNullable<StoredDraft['issued']>;

/** One main action, the question that comes next, one more document, and a menu with the rest. */
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
  const sending = useWaysToSend({
    issued,
    fonts,
    documentId: node?.id,
    isPaid: node?.status.name === 'paid',
    onShare,
    onSent: () => node && noteMilestone(node, 'sent'),
  });
  const milestones = useMilestones(node);
  const next = useNextDocuments(draft, node);
  const question = milestones.question ?? next.first;
  const { main } = sending;
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {node?.milestone && `${wordStatus({ name: node.milestone }, node)} · `}
        {fileName(draft, { extension: 'pdf', isProvisional: false })}, {describeFile(draft)}
      </p>
      <WaitingLine className="mb-3" />
      <NotKept draft={draft} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={main.onSelect}>
          {main.icon}
          {main.label}
        </Button>
        {question && <Button onClick={question.onSelect}>{question.label}</Button>}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{sending.help}</p>
      <div className="-ml-3 mt-2 flex flex-wrap">
        <Button variant="quiet" size="sm" onClick={next.again.onSelect}>
          {next.again.label}
        </Button>
        <Menu
          align="start"
          trigger={
            <Button variant="quiet" size="sm">
              Autre suite
              <ChevronDown aria-hidden />
            </Button>
          }
          entries={[
            ...sending.others,
            ...(milestones.others.length > 0 ? (['separator'] as const) : []),
            ...milestones.others,
            'separator',
            ...(milestones.question && next.first ? [next.first] : []),
            ...next.others,
          ]}
        />
      </div>
      {sending.dialog}
      {milestones.dialog}
      {next.dialog}
      <MoreBelow />
    </>
  );
}

function NotKept({ draft }: { draft: Draft }) {
  const isLost = useWorkspaceState(hasProblem);
  if (!isLost) return null;
  return (
    <p className="mb-3 text-sm">
      Cet appareil ne garde pas {wordsOfDraft(draft).this}&nbsp;: conservez son PDF, il n’y en a pas
      d’autre exemplaire.
    </p>
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
