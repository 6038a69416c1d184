// Every message that the server sends, as HTML and text files to look at:
// node scripts/render-letters.ts <folder>
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeMessage } from '#server/email/message.ts';
import { everyLetter } from '#server/test/mail/every-letter.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Give the folder to write to');
mkdirSync(folder, { recursive: true });
for (const [index, letter] of everyLetter.entries()) {
  const { html, text } = await makeMessage('emile@exemple.fr', letter);
  const name = `${String(index).padStart(2, '0')}-${letter.type}`;
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), text);
}
