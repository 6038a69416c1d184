import { useId, useState } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import {
  forgetNextNumbers,
  leaveSeries,
  type NextNumber,
} from '#app/data/account/dossier/next-number.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { type Draft, formatShortDate } from '#documents';
import { seriesPrefixOf } from '#documents/dossier';

/** Begins another series in place of one that a wrong date holds up; the reason is kept. */
export function LeaveSeries({ draft, next }: { draft: Draft; next: NextNumber }) {
  const id = useId();
  const prefix = seriesPrefixOf(draft);
  const [name, setName] = useState(`${prefix}${next.isLeft ? 'C' : 'B'}`);
  const [reason, setReason] = useState(
    `Date erronée\u00a0: ${next.lastNumber ?? 'dernier document'} du ${formatShortDate(next.lastDate ?? '')}.`,
  );
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const isNamed = /^[A-Z][A-Z0-9]{0,9}$/.test(name);
  const isReasoned = reason.trim().length >= 3;
  const leave = async () => {
    if (!isNamed || !isReasoned) return;
    const answer = await leaveSeries(draft.seller, { prefix, name, reason: reason.trim() });
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) await forgetNextNumbers();
  };
  return (
    <div className="grid gap-3 rounded-card border border-rule p-3">
      <p>
        Vous pouvez en commencer une autre, qui continue à sa place. La raison est gardée avec elle,
        pour qui contrôlerait vos numéros.
      </p>
      <Field
        id={`${id}-name`}
        label="Début des numéros"
        error={!isNamed && 'Une à dix capitales sans accent ou chiffres, par exemple FB.'}
        help={`Le premier sera ${name || '…'}-${next.today.slice(0, 4)}-0001.`}
      >
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={10}
            value={name}
            onChange={({ target }) => setName(target.value.trim().toUpperCase())}
          />
        )}
      </Field>
      <Field
        id={`${id}-reason`}
        label="Raison"
        error={!isReasoned && 'Dites en quelques mots pourquoi la série est quittée.'}
      >
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <FormProblem problem={problem} />
      <Button className="justify-self-start" onClick={leave}>
        Commencer cette série
      </Button>
    </div>
  );
}
