import type { Fonts } from '#cli/input/load-fonts.ts';
import {
  computeClaim,
  type Letter,
  layOutLetter,
  type Reminder,
  writeReminderLetter,
} from '#documents';
import { drawPdf } from '#documents/pdf';

/** The PDF of a letter, on its date. */
export function drawReminder(
  reminder: Reminder,
  fonts: Fonts,
  template: Letter['style']['template'] = 'classique',
): Uint8Array {
  const style = { template, accent: '#1C5D4A' };
  const letter = writeReminderLetter(reminder, computeClaim(reminder), style);
  const sheet = layOutLetter({ letter, metrics: fonts.metrics });
  return drawPdf({ sheet, ...fonts, createdAt: `${reminder.date}T00:00:00Z`, attachments: [] });
}
