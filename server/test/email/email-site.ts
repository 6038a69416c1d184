import { callDatabase } from '#server/routes/functions/ask-data.ts';
import { createTestSite, ORIGIN } from '#server/test/auth-site.ts';
import { mountData } from '#server/test/mount-data.ts';

/** A site with accounts and data; `call` gives access to its queue. */
export async function createEmailSite() {
  const site = await createTestSite();
  await mountData(site);
  const call = callDatabase({
    askData: async (request) => site.app.request(request),
    secretKey: site.keys.secret,
    origin: ORIGIN,
  });
  const readLogs = async () => {
    const { rows } = await site.owner.query<{
      recipient_email: string;
      status: string;
      reason: string | null;
    }>(
      'select recipient_email, email_type, subject, status, reason from email_logs order by created_at',
    );
    return rows;
  };
  /** Waiting messages; `wait` in seconds, rounded up to tens for slow machines. */
  const readQueue = async () => {
    const { rows } = await site.owner.query<{ id: string; tries: number; wait: number }>(
      'select id, tries, (10 * ceil(extract(epoch from due_at - now()) / 10))::int as wait from private.mail_queue order by created_at',
    );
    return rows;
  };
  const makeDue = async () => {
    await site.owner.query('update private.mail_queue set due_at = now()');
  };
  return { ...site, call, readLogs, readQueue, makeDue };
}
