import { useState } from 'react';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { takeNumberOf } from '#app/features/editor/draft/own-number.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { documentPages } from '#content/pages/document-pages.ts';
import { chargesVat, type Draft, type KindName, requireKind } from '#documents';
import { type RateChoice, regimeIn, switchKind } from './switch-kind.ts';
import { SwitchRates } from './switch-rates.tsx';
import { switchStore } from './switch-store.ts';

export function SwitchQuestion({ asked }: { asked: KindName | null }) {
  const { store, today } = useEditor();
  const workspace = useWorkspace();
  const from = useDraft((draft) => draft.kind);
  const others = documentPages.filter(({ kind }) => kind !== from);
  const [to, setTo] = useState<KindName | undefined>(asked ?? others[0]?.kind);
  const [rates, setRates] = useState<RateChoice | null>(null);
  const effect = useDraft((draft) => (to ? describeEffect(draft, to) : null));
  if (!to) return null;
  const close = () => switchStore.set(null);
  const confirm = () => {
    close();
    const { given } = workspace.getState();
    store.update((draft) =>
      takeNumberOf(switchKind(draft, to, { rates, today }), { before: draft, given, today }),
    );
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={
        asked ? `Passer en ${wordsOf(asked).label}\u00a0?` : 'Changer de type de document\u00a0?'
      }
      description={effect ? EFFECTS[effect] : KEPT}
      actions={
        <>
          <Button onClick={close}>Annuler</Button>
          <Button variant="primary" onClick={confirm}>
            Changer
          </Button>
        </>
      }
    >
      {!asked && (
        <RadioGroup
          name="switch-kind"
          label="Nouveau type"
          value={to}
          options={others.map(({ kind, name, summary }) => ({
            value: kind,
            label: name,
            help: summary,
          }))}
          onChange={setTo}
        />
      )}
      {effect && (
        <div className={asked ? '' : 'mt-4'}>
          <SwitchRates key={effect} isTaxed={effect === 'taxed'} onChoose={setRates} />
        </div>
      )}
    </Dialog>
  );
}

/** Whether the new kind adds or removes VAT; null when it does neither or has no lines. */
function describeEffect({ vatRegime }: Draft, to: KindName): 'taxed' | 'untaxed' | null {
  const isTaxed = chargesVat(regimeIn(to, vatRegime));
  if (!requireKind(to).hasLines || isTaxed === chargesVat(vatRegime)) return null;
  return isTaxed ? 'taxed' : 'untaxed';
}

const KEPT = 'Tout ce que vous avez saisi est gardé.';
const EFFECTS = {
  taxed: 'Tout ce que vous avez saisi est gardé. La TVA s’ajoute à vos prix hors taxe.',
  untaxed:
    'Tout ce que vous avez saisi est gardé. Vos prix ne changent pas, la TVA ne s’y ajoute plus.',
};
