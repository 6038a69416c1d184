import { Copy, Download, X } from 'lucide-react';
import { useState } from 'react';
import { listRemembered } from '#app/data/remembered.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { saveLetter } from '#app/sheet/save-letter.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { useToday } from '#app/ui/use-today.ts';
import {
  GAP_REASONS,
  type GapReason,
  type NumberSeries,
  writeNoteLetter,
  writeNumberingNote,
} from '#documents';

/** A note that explains the gaps of a series, for the user to complete. */
export function NoteEditor({ series, onClose }: { series: NumberSeries; onClose: () => void }) {
  const today = useToday();
  const [reason, setReason] = useState<GapReason>('abandoned');
  const [name, setName] = useState('');
  const [edited, setEdited] = useState<string | null>(null);
  const text = edited ?? writeNumberingNote(series, { today, reason });
  return (
    <section aria-label="Note explicative" className="mt-4 grid gap-4 border-t border-rule pt-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-base">Note explicative</h3>
        <IconButton label="Fermer la note" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {series.gaps.length > 0 && (
        <Field id="reason" label="Pourquoi des numéros manquent-ils&nbsp;?">
          {(aria) => (
            <Select
              {...aria}
              value={reason}
              // The options are the reasons.
              onChange={(event) => {
                setReason(event.target.value as GapReason);
                setEdited(null);
              }}
            >
              {Object.entries(GAP_REASONS).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field
        id="note-text"
        label="Texte de la note"
        help="Vérifiez et complétez&nbsp;: c’est vous qui signez."
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={8}
            value={text}
            onChange={(event) => setEdited(event.target.value)}
          />
        )}
      </Field>
      <Field
        id="note-name"
        label="Votre nom ou votre entreprise"
        help="Vide, c’est celui de votre dernier document."
      >
        {(aria) => (
          <TextInput {...aria} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => download({ text, today, name })}>
          <Download aria-hidden />
          Télécharger la note
        </Button>
        <Button onClick={() => copy(text)}>
          <Copy aria-hidden />
          Copier le texte
        </Button>
        {edited !== null && (
          <Button variant="quiet" onClick={() => setEdited(null)}>
            Revenir au texte proposé
          </Button>
        )}
      </div>
    </section>
  );
}

async function download({ text, today, name }: { text: string; today: string; name: string }) {
  const known = (await listRemembered('sellers').catch(() => []))[0]?.value;
  const seller = name.trim() === '' && known ? known : { ...NOBODY, name: name.trim() };
  const letter = writeNoteLetter({
    seller,
    date: today,
    text,
    style: { template: 'classique', accent: '#1C5D4A' },
  });
  try {
    await saveLetter(letter, { name: `Note explicative ${today}.pdf`, today });
    showToast('Note téléchargée', {
      tone: 'success',
      detail: 'Signez-la et gardez-la avec vos factures.',
    });
  } catch {
    showToast('La note n’a pas pu être faite.', {
      tone: 'error',
      detail: 'La connexion manque\u00a0: réessayez, ou copiez le texte.',
    });
  }
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) showToast('Texte copié', { tone: 'success' });
  else
    showToast('Ce navigateur refuse de copier.', {
      tone: 'error',
      detail: 'Sélectionnez le texte de la note.',
    });
}

const NOBODY = {
  kind: 'company',
  address: { line1: '', postalCode: '', city: '', country: 'FR' },
} as const;
