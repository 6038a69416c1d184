import { HardDrive, RotateCcw, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { isAccount } from '#app/data/is-account.ts';
import { PATTERN_WORDS } from '#app/naming/check-pattern.ts';
import { useSession } from '#app/session/use-session.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { FileButton } from '#app/ui/file-button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { isNumberPattern } from '#documents';
import { addNumbersOfFiles } from './add-numbers-of-files.ts';
import { ColumnsChoice } from './columns-choice.tsx';
import { EMPTY_NUMBERING_FORM } from './form.ts';
import { changeNumberingForm, getForm, useNumberingForm } from './form-store.ts';
import { listOwnNumbers, replaceOwnNumbers } from './list-own-numbers.ts';
import type { ReadList } from './read-list.ts';

export function ListCard({ list }: { list: ReadList }) {
  const { text, added } = useNumberingForm();
  return (
    <Card
      title="Vos factures déjà émises"
      aside={
        (text !== '' || added.length > 0) && (
          <Button size="sm" variant="quiet" onClick={clear}>
            <RotateCcw aria-hidden />
            Tout effacer
          </Button>
        )
      }
    >
      <Field
        id="numbers"
        label="Collez vos numéros, un par ligne"
        help="Avec la date à côté si vous l’avez, ou plusieurs colonnes copiées d’un tableur."
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={6}
            spellCheck={false}
            placeholder={'F-2026-0001 05/01/2026\nF-2026-0002 12/01/2026'}
            value={text}
            onChange={(event) => changeNumberingForm({ text: event.target.value, columns: null })}
          />
        )}
      </Field>
      <Suspense fallback={null}>
        <ListsAccents />
      </Suspense>
      <ColumnsChoice list={list} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <FileButton
          id="numbering-files"
          accept=".csv,.txt,.tsv,.pdf,.xml,.json,.zip,text/csv,text/plain,application/pdf"
          isMultiple
          onFiles={addNumbersOfFiles}
        >
          <Upload aria-hidden />
          Importer des fichiers
        </FileButton>
        <Button size="sm" onClick={addOwn}>
          <HardDrive aria-hidden />
          Ajouter ceux de <OwnPlace />
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        Un tableur au format CSV, vos factures en PDF faites ici, ou toute facture électronique.
        Vous pouvez aussi les déposer sur la page.
      </p>
      {added.length > 0 && <Added />}
      <PatternChoice />
    </Card>
  );
}

function Added() {
  const { added } = useNumberingForm();
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {added.length === 1 ? '1 numéro ajouté' : `${added.length} numéros ajoutés`} de vos fichiers
      et de <OwnPlace />.
      <Button size="sm" variant="quiet" onClick={() => changeNumberingForm({ added: [] })}>
        Les retirer
      </Button>
    </p>
  );
}

/** Where the own numbers come from, known once the page is awake. */
function OwnPlace() {
  return useSession().user ? 'votre compte' : 'cet appareil';
}

function PatternChoice() {
  const { pattern } = useNumberingForm();
  const [isOpen, setOpen] = useState(false);
  const isWrong = pattern !== '' && !isNumberPattern(pattern);
  return (
    <div className="mt-3 border-t border-rule pt-2">
      <Disclosure
        level={3}
        title="Modèle de numéro"
        summary={pattern || 'reconnu tout seul'}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <Field
          id="pattern"
          label="Votre modèle"
          help={`${PATTERN_WORDS} Vide, il est reconnu tout seul.`}
          error={
            isWrong && 'Mettez un compteur, et un seul\u00a0: {NNNN}, par exemple F-{AAAA}-{NNNN}.'
          }
        >
          {(aria) => (
            <TextInput
              {...aria}
              placeholder="F-{AAAA}-{NNNN}"
              value={pattern}
              onChange={(event) => changeNumberingForm({ pattern: event.target.value.trim() })}
            />
          )}
        </Field>
      </Disclosure>
    </div>
  );
}

async function addOwn(): Promise<void> {
  const kept = await Promise.all([dossier.listNumbers(), dossier.listSummaries()]).catch(
    () => null,
  );
  if (kept === null) {
    showToast('Ce navigateur refuse d’enregistrer\u00a0: aucun numéro n’y est gardé.', {
      tone: 'error',
    });
    return;
  }
  const found = listOwnNumbers(...kept);
  const { form, count } = replaceOwnNumbers(getForm(), found);
  changeNumberingForm(form);
  if (found.length === 0) showToast(isAccount() ? NONE_OF_ACCOUNT : NONE_OF_DEVICE);
  else showToast(count === 1 ? '1 numéro ajouté' : `${count} numéros ajoutés`, { tone: 'success' });
}

function clear(): void {
  const form = getForm();
  changeNumberingForm(EMPTY_NUMBERING_FORM);
  showToast('La liste est effacée.', {
    action: { label: 'Annuler', onClick: () => changeNumberingForm(form) },
  });
}

const ListsAccents = lazyWhenUsed(async () => (await import('./lists-accents.tsx')).ListsAccents);
const NONE_OF_ACCOUNT = 'Aucun numéro n’a encore été donné dans votre compte.';
const NONE_OF_DEVICE = 'Aucun numéro n’a encore été donné sur cet appareil.';
