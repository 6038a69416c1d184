import { createHash } from 'node:crypto';
import { dropKept, findKept, listWaiting } from '#server/email/outbox.ts';
import type { CourierReport } from './courier.ts';
import type { MailQueue } from './mail-queue.ts';

/**
 * Queues what was kept in a folder during the last day, before an SMTP server was given. Older
 * messages stay there: their links have expired.
 */
export async function adoptOutbox(
  folder: string,
  { queue, report, now = Date.now() }: { queue: MailQueue; report: CourierReport; now?: number },
): Promise<void> {
  try {
    for (const name of await listWaiting(folder)) {
      const kept = await findKept(folder, name);
      if (kept === null || now - Date.parse(kept.keptAt) > DAY_MS) continue;
      // Killed in between, the next start queues it under the same id.
      await queue.add(kept, idOf(name));
      await dropKept(folder, name);
    }
  } catch {
    report({ event: 'mail_fault', code: 'outbox_not_read', isFinal: false });
  }
}

/** A UUID that is always the same for a file (RFC 9562, version 8). */
function idOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

const DAY_MS = 86_400_000;
