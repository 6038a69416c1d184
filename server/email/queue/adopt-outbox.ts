import { dropKept, findKept, listWaiting } from '#server/email/outbox.ts';
import type { CourierReport } from './courier.ts';
import { deriveEmailId } from './derive-email-id.ts';
import type { EmailQueue } from './email-queue.ts';

/**
 * Queues the last day’s e-mails of the outbox folder once an SMTP server is set. Older ones stay:
 * their links have expired.
 */
export async function adoptOutbox(
  folder: string,
  { queue, report, now = Date.now() }: { queue: EmailQueue; report: CourierReport; now?: number },
): Promise<void> {
  try {
    for (const name of await listWaiting(folder)) {
      const kept = await findKept(folder, name);
      if (kept === null || now - Date.parse(kept.keptAt) > DAY_MS) continue;
      // If killed in between, the next start queues it under the same id.
      await queue.add(kept, deriveEmailId(name));
      await dropKept(folder, name);
    }
  } catch {
    report({ event: 'mail_fault', code: 'outbox_not_read', isFinal: false });
  }
}

const DAY_MS = 86_400_000;
