import { useState } from 'react';
import { getNumberPattern, keepNumberPattern } from '#app/data/number-patterns.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { checkPattern, PATTERN_WORDS } from '#app/naming/check-pattern.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { proposeNumber, seriesOf } from '#documents/dossier';

/** How the numbers of this series are written, where reading them does not tell. */
export function NumberPatternDialog({ onClose }: { onClose: () => void }) {
  const { store, today } = useEditor();
  const draft = useDraft((current) => current);
  const series = seriesOf(draft);
  const draftId = useWorkspaceState(({ id }) => id);
  const others = useWorkspaceState(({ given }) => given).filter((one) => one.draftId !== draftId);
  const [pattern, setPattern] = useState(() => getNumberPattern(series));
  const error = pattern === '' ? '' : checkPattern(pattern, 1, today);
  const next = proposeNumber(others, { draft, date: draft.issueDate || today, pattern });
  const keep = () => {
    if (error) return;
    if (!keepNumberPattern(series, pattern))
      showToast('Ce navigateur refuse d’enregistrer votre modèle.', {
        tone: 'error',
        detail: `Le numéro de ce document devient ${next}.`,
      });
    store.set('number', next);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Modèle de numéro"
      description="Vos prochains numéros l’auront, sur cet appareil."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <Field
          id="number-pattern"
          label="Votre modèle"
          help={`${PATTERN_WORDS} Vide, il est reconnu d’après vos numéros.`}
          error={error}
          success={!error && `Prochain numéro\u00a0: ${next}`}
        >
          {(aria) => (
            <TextInput
              {...aria}
              placeholder="{NNN}/{MM}/{AAAA}"
              maxLength={50}
              value={pattern}
              onChange={({ target }) => setPattern(target.value.trim())}
            />
          )}
        </Field>
        <Button variant="primary" type="submit" className="justify-self-end">
          Garder ce modèle
        </Button>
      </form>
    </Dialog>
  );
}
