import {
  computeClaim,
  type Letter,
  layOutLetter,
  type Reminder,
  type Sheet,
  writeReminderLetter,
} from '#documents';
import { drawPdf } from '#documents/pdf';
import type { Fonts } from '#runtime/load-fonts.ts';

/** The pages and the PDF of a letter, on its date. */
export function drawReminder(
  reminder: Reminder,
  fonts: Fonts,
  template: Letter['style']['template'] = 'classique',
): { sheet: Sheet; pdf: Uint8Array } {
  const style = { template, accent: '#1C5D4A' };
  const letter = writeReminderLetter(reminder, computeClaim(reminder), style);
  const sheet = layOutLetter({ letter, metrics: fonts.metrics });
  const createdAt = `${reminder.date}T00:00:00Z`;
  return { sheet, pdf: drawPdf({ sheet, ...fonts, createdAt, attachments: [] }) };
}
