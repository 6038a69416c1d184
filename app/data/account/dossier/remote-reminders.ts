import { type Answer, askData } from '#app/data/account/answer.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { type MadeReminder, toMadeReminder } from '#documents/dossier';

export function readReminder(documentId: string, { made_on: date, ...row }: ReminderRow) {
  const level = row.level as MadeReminder['level']; // a constraint of the table
  return toMadeReminder(documentId, { level, date });
}

type ReminderRow = { made_on: string; level: string };

/** The same reminder twice is one. */
export function saveReminder({
  documentId: document_id,
  date: made_on,
  level,
}: MadeReminder): Promise<Answer<unknown>> {
  return askData((client) =>
    client
      .from('document_reminders')
      .upsert(
        { document_id, made_on, level },
        { onConflict: 'user_id,document_id,made_on,level', ignoreDuplicates: true },
      )
      .select('document_id'),
  );
}

/** `id` is that of a MadeReminder: « document/day/level ». */
export function removeReminder(id: string): Promise<Answer<unknown>> {
  const [documentId = '', madeOn = '', level = ''] = id.split('/');
  return askData((client) =>
    client
      .from('document_reminders')
      .delete()
      .eq('user_id', ownId())
      .eq('document_id', documentId)
      .eq('made_on', madeOn)
      .eq('level', level)
      .select('document_id'),
  );
}
