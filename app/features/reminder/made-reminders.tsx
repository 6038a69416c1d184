import { Trash2 } from 'lucide-react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { formatShortDate, LEVEL_NAMES } from '#documents';
import type { InvoiceForm } from './form.ts';
import { takeOutReminder } from './note-reminder.ts';

/** The reminders of an invoice that were made before; one that never left can be taken out. */
export function MadeReminders({ invoice }: { invoice: InvoiceForm }) {
  const { reminders } = invoice;
  if (reminders.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="text-sm font-semibold">Déjà relancée</p>
      <ul className="mt-1 text-sm">
        {reminders.map((made) => {
          const name = `${LEVEL_NAMES[made.level].title} du ${formatShortDate(made.date)}`;
          return (
            <li key={`${made.date} ${made.level}`} className="flex items-center justify-between">
              {name}
              <IconButton
                label={`Retirer\u00a0: ${name}`}
                size="sm"
                onClick={() => takeOutReminder(invoice, made)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
