import { join } from 'node:path';
import { EXIT } from '#cli/output/exit-codes.ts';
import { print, say, toPrintable } from '#cli/output/output.ts';
import { findKept, listOutbox } from '#server/email/outbox.ts';

/** Lists the messages stored in DATA_DIR, one a line, or prints the text of one. */
export function printOutbox(name: string | null): Promise<number> {
  const folder = join(process.env.DATA_DIR || './data', 'outbox');
  return name === null ? printList(folder) : printEmail(folder, name);
}

async function printList(folder: string): Promise<number> {
  const messages = await listOutbox(folder);
  if (messages.length === 0) return print(`No message is kept in "${folder}".\n`);
  const lines = messages.map(({ name, to, subject }) =>
    [name.slice(0, -EXTENSION.length), to, subject].map(toPrintable).join('  '),
  );
  return print(`${lines.join('\n')}\n`);
}

async function printEmail(folder: string, name: string): Promise<number> {
  const message = await findKept(folder, `${name}${EXTENSION}`);
  if (message === null) {
    say(`No message of this name in "${folder}": "facturier admin outbox" lists them.`);
    return EXIT.wrongInput;
  }
  const lines = [
    `To: ${message.to}`,
    `Subject: ${message.subject}`,
    '',
    ...message.text.split('\n'),
  ];
  return print(`${lines.map(toPrintable).join('\n')}\n`);
}

const EXTENSION = '.json';
