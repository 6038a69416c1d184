import type { KindName } from '#documents';
import type { DossierQuery } from '#documents/dossier';

/** One tab per kind; invoices of both regimes share one. A phone has the filters instead. */
export function KindTabs({
  choice,
  onChange,
}: {
  choice: DossierQuery;
  onChange: (change: Partial<DossierQuery>) => void;
}) {
  return (
    <nav aria-label="Natures de documents" className="mt-6 border-b border-rule max-sm:hidden">
      <ul className="flex flex-wrap gap-x-1">
        {TABS.map(({ label, kinds }) => {
          const isCurrent = kinds.join() === choice.kinds.join();
          return (
            <li key={label}>
              <button
                type="button"
                aria-current={isCurrent || undefined}
                onClick={() => onChange({ kinds })}
                className={`-mb-px h-11 cursor-pointer border-b-2 px-3 ${isCurrent ? 'border-primary font-semibold text-primary' : 'border-transparent text-ink-soft hover:text-ink'}`}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const TABS: readonly { label: string; kinds: readonly KindName[] }[] = [
  { label: 'Tous', kinds: [] },
  { label: 'Factures', kinds: ['facture-tva', 'facture-auto-entrepreneur'] },
  { label: 'Devis', kinds: ['devis'] },
  { label: 'Avoirs', kinds: ['avoir'] },
  { label: 'Reçus', kinds: ['recu'] },
  { label: 'Quittances', kinds: ['quittance-loyer'] },
];
