import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { createCourier } from '#server/email/queue/courier.ts';
import { type CallDatabase, createEmailQueue } from '#server/email/queue/email-queue.ts';
import { openSmtp } from '#server/email/queue/open-smtp.ts';
import { startMailServer } from './mail-server.ts';

/** A courier to an SMTP server, for the length of the test. */
export function carryBy(url: string, call: CallDatabase, ending: { farewellMs?: number } = {}) {
  const queue = createEmailQueue(call);
  const faults: unknown[] = [];
  const smtp = openSmtp(url, 'Facturier <bonjour@facturier.example>');
  const { wake, close } = createCourier({
    queue,
    deliver: smtp.deliver,
    report: (fault) => faults.push(fault),
    ...ending,
  });
  const closeBoth = async () => {
    await close();
    await smtp.close();
  };
  onTestFinished(closeBoth);
  return { queue, wake, faults, close: closeBoth };
}

/** A scripted SMTP server with its courier. */
export async function openMailServer(call: CallDatabase, options: SMTPServerOptions = {}) {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  return { ...server, ...carryBy(server.url, call) };
}
