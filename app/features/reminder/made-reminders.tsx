import { Trash2 } from 'lucide-react';
import { dossier } from '#app/data/dossier.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { formatShortDate, LEVEL_NAMES } from '#documents';
import { toMadeReminder } from '#documents/dossier';
import type { EarlierReminder, InvoiceForm } from './form.ts';

/** The reminders of an invoice that were made before; one that never left can be taken out. */
export function MadeReminders({
  invoice: { documentId, reminders },
  onChange,
}: {
  invoice: InvoiceForm;
  onChange: (reminders: EarlierReminder[]) => void;
}) {
  if (reminders.length === 0) return null;
  const takeOut = (made: EarlierReminder) => {
    onChange(reminders.filter((one) => one !== made));
    if (documentId !== '') dossier.forgetReminder(toMadeReminder(documentId, made));
  };
  return (
    <div className="mt-4">
      <p className="text-sm font-semibold">Déjà relancée</p>
      <ul className="mt-1 text-sm">
        {reminders.map((made) => {
          const name = `${LEVEL_NAMES[made.level].title} du ${formatShortDate(made.date)}`;
          return (
            <li key={`${made.date} ${made.level}`} className="flex items-center justify-between">
              {name}
              <IconButton label={`Retirer\u00a0: ${name}`} size="sm" onClick={() => takeOut(made)}>
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
