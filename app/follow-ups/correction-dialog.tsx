import { useId, useState } from 'react';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { mentionOf } from '#documents/dossier';
import type { FollowUpDialogProps } from './follow-up-dialog-props.ts';
import { FollowUpFrame } from './follow-up-frame.tsx';

/** An issued invoice never changes itself (CGI, art. 289, I-5). */
export function CorrectionDialog({ source, onClose, onMake }: FollowUpDialogProps) {
  const name = useId();
  // A second full credit note would give back too much.
  const canCredit = source.credits.length === 0;
  const [by, setBy] = useState<'credit' | 'corrective'>(canCredit ? 'credit' : 'corrective');
  return (
    <FollowUpFrame
      onClose={onClose}
      title={`Corriger la ${mentionOf(source.node)}`}
      description="Une facture émise ne se modifie pas : elle reste telle que votre client l’a reçue, et une autre la corrige."
      makeLabel="Préparer la correction"
      onMake={() => onMake({ kind: 'correction', by })}
    >
      <RadioGroup
        name={name}
        label="Comment la corriger"
        value={by}
        options={[
          ...(canCredit
            ? [
                {
                  value: 'credit' as const,
                  label: 'Un avoir total et une nouvelle facture',
                  help: 'L’avoir l’annule, la copie corrigée la remplace sous un nouveau numéro. Le plus clair pour votre comptable.',
                },
              ]
            : []),
          {
            value: 'corrective' as const,
            label: 'Une facture rectificative',
            help: 'Un seul document : il cite la première facture, l’annule et la remplace.',
          },
        ]}
        onChange={setBy}
      />
    </FollowUpFrame>
  );
}
