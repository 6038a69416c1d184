import { ChevronDown, CircleCheck } from 'lucide-react';
import { dossier } from '#app/data/dossier.ts';
import { isAccount } from '#app/data/is-account.ts';
import { type FillMode, fillCredit } from '#app/features/editor/credit/fill-credit.ts';
import { useEditor, useRelated } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import {
  chargesVat,
  type Draft,
  formatAmount,
  formatPercent,
  formatShortDate,
  listCreditableAmounts,
} from '#documents';
import { contentOf, type DocumentSummary, draftName, partyKey } from '#documents/dossier';

/** Fills the avoir from the invoice that it names, or from one of `choices`. */
export function CreditOriginFill({
  origin,
  choices,
}: {
  origin: Draft | undefined;
  choices: readonly DocumentSummary[];
}) {
  const { store } = useEditor();
  const earlier = useRelated((related) => related.earlier);
  const fill = async (from: Draft, mode: FillMode) => {
    const isSettled = await readSettled(from);
    store.update((draft) => fillCredit(draft, { origin: from, earlier, isSettled, mode }));
  };
  const pick = async (id: string) => {
    const stored = await dossier.get(id);
    if (stored) fill(contentOf(stored), 'full');
  };
  if (!origin) return <OriginMenu choices={choices} onPick={pick} />;
  return (
    <div className="rounded-control bg-primary-soft p-3">
      <p className="flex gap-2">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
        <span>
          <span className="font-semibold">
            {origin.number} est {isAccount() ? 'dans votre compte' : 'sur cet appareil'}.
          </span>{' '}
          {describeRemaining(origin, earlier)}
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {WAYS.map(({ mode, label }) => (
          <Button key={mode} size="sm" onClick={() => fill(origin, mode)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** False while the device cannot say. */
async function readSettled(invoice: Draft): Promise<boolean> {
  try {
    const summaries = await dossier.listSummaries();
    return summaries.some((one) => isSameInvoice(one, invoice) && one.status.name === 'paid');
  } catch {
    return false;
  }
}

function isSameInvoice(one: DocumentSummary, { number, issueDate, seller }: Draft): boolean {
  return one.number === number && one.issueDate === issueDate && one.sellerKey === partyKey(seller);
}

function OriginMenu({
  choices,
  onPick,
}: {
  choices: readonly DocumentSummary[];
  onPick: (id: string) => void;
}) {
  return (
    <div>
      <Menu
        align="start"
        trigger={
          <Button>
            Choisir une facture de {isAccount() ? 'votre compte' : 'cet appareil'}
            <ChevronDown aria-hidden />
          </Button>
        }
        entries={choices
          .slice(0, MAX_CHOICES)
          .map(({ id, buyerName, number, subject, issueDate }) => ({
            label: draftName({ buyer: { name: buyerName }, number, subject }),
            detail: `Émise le ${formatShortDate(issueDate)}`,
            onSelect: () => onPick(id),
          }))}
      />
    </div>
  );
}

/** « Reste à rendre : 1 350,00 € HT à 20 %. » */
function describeRemaining(origin: Draft, earlier: readonly Draft[]): string {
  const left = listCreditableAmounts(origin, earlier);
  if (left.length === 0) return 'Il ne reste rien à rendre.';
  const hasVat = chargesVat(origin.vatRegime);
  const mode = origin.priceMode === 'gross' ? 'TTC' : 'HT';
  const parts = left.map(({ rate, amount }) => {
    const written = formatAmount(amount, origin.currency);
    return hasVat ? `${written} ${mode} à ${formatPercent(rate)}` : written;
  });
  return `Reste à rendre\u00a0: ${parts.join(', ')}.`;
}

const WAYS: readonly { mode: FillMode; label: string }[] = [
  { mode: 'full', label: 'Tout annuler' },
  { mode: 'lines', label: 'Rendre des lignes' },
  { mode: 'amounts', label: 'Rendre un montant' },
];
const MAX_CHOICES = 12;
