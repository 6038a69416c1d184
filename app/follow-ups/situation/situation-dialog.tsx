import { useId, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import { chargesVat, currencySymbol, formatAmount, formatNumber } from '#documents';
import {
  contentOf,
  explainStale,
  type FollowUpSource,
  mentionOf,
  openSource,
  openWorks,
  readSituation,
  type TypedSituation,
} from '#documents/dossier';
import type { FollowUpDialogProps } from '../follow-up-dialog-props.ts';
import { FollowUpFrame } from '../follow-up-frame.tsx';
import { SituationLines } from './situation-lines.tsx';
import { SituationResult } from './situation-result.tsx';
import { SituationTermsFields } from './situation-terms.tsx';
import { SituationWhole } from './situation-whole.tsx';

/** How much is done since the works began, of the whole or line by line, and what it makes. */
export function SituationDialog({ source, onClose, onMake }: FollowUpDialogProps) {
  const id = useId();
  const works = openWorks(source);
  const quote = contentOf(source.stored);
  const { currency } = quote;
  const isTaxed = chargesVat(quote.vatRegime);
  const [typed, setTyped] = useState<TypedSituation>(() => ({
    ...{ mode: 'whole', unit: 'percent', whole: '', lines: {} },
    revision: '',
    retention: works.retention === '' ? '' : formatNumber(works.retention),
  }));
  const [isAsked, setAsked] = useState(false);
  const [stale, setStale] = useState<string | null>(null);
  const read = readSituation(typed, source);
  // Another device may have made one since the dialog was opened.
  const make = async () => {
    if (!read.ok) return setAsked(true);
    const refusal = await explainNow(read.request, source);
    setStale(refusal);
    if (refusal === null) onMake(read.request);
  };
  const change = (changes: Partial<TypedSituation>) => {
    setTyped({ ...typed, ...changes });
    setAsked(false);
    setStale(null);
  };
  const [priceTax, total] = [
    nameTax(isTaxed, quote.priceMode),
    formatAmount(works.agreedTotal, currency),
  ];
  const suffix = typed.unit === 'percent' ? '%' : currencySymbol(currency);
  return (
    <FollowUpFrame
      onClose={onClose}
      size="lg"
      title={`Situation n°\u00a0${works.rank}`}
      description={`Sur le ${mentionOf(source.node)}, ${total}${isTaxed ? ' TTC' : ''}. Il reste ${formatAmount(works.leftTotal, currency)} à réaliser.`}
      makeLabel="Créer la situation"
      onMake={make}
    >
      <div className="flex flex-wrap gap-2">
        <Segmented
          name={`${id}-mode`}
          label="Avancement"
          value={typed.mode}
          options={[
            { value: 'whole', label: 'Tout le devis' },
            { value: 'lines', label: 'Ligne par ligne' },
          ]}
          onChange={(mode) => change({ mode })}
        />
        <Segmented
          name={`${id}-unit`}
          label="Réalisé en"
          value={typed.unit}
          options={[
            { value: 'percent', label: 'En\u00a0%' },
            { value: 'amount', label: `Montant${priceTax}` },
          ]}
          onChange={(unit) => change({ unit, whole: '', lines: {} })}
        />
      </div>
      {typed.mode === 'whole' && (
        <SituationWhole
          text={typed.whole}
          suffix={suffix}
          error={isAsked && !read.ok ? read.message : null}
          onType={(whole) => change({ whole })}
          onLeave={() => setAsked(typed.whole !== '')}
        />
      )}
      <SituationLines
        rows={read.ok ? read.rows : works.rows}
        typed={typed.mode === 'lines' ? typed.lines : null}
        suffix={suffix}
        currency={currency}
        onType={(lines) => change({ lines })}
      />
      <SituationResult
        read={read}
        isShown={isAsked && typed.mode === 'lines'}
        isTaxed={isTaxed}
        currency={currency}
      />
      <SituationTermsFields typed={typed} onType={change} />
      <div aria-live="polite">
        {stale !== null && (
          <FieldMessage tone="error" text={`${stale} Fermez, puis rouvrez cette fenêtre.`} />
        )}
      </div>
    </FollowUpFrame>
  );
}

async function explainNow(
  request: Parameters<typeof explainStale>[0],
  { node: { id } }: FollowUpSource,
): Promise<string | null> {
  const node = await dossier.getNode(id);
  const now = node && (await openSource(node, dossier.get));
  return now ? explainStale(request, now) : 'Ce devis a été supprimé.';
}

function nameTax(isTaxed: boolean, priceMode: 'net' | 'gross'): string {
  if (!isTaxed) return '';
  return priceMode === 'net' ? ' HT' : ' TTC';
}
