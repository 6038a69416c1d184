import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { getToday } from '#runtime/today.ts';
import { BROWSERS, enter, expectNoFault } from './browsers.ts';
import { expectNoOwnScrollBar } from './expect-no-own-scroll-bar.ts';
import { fillTaxedInvoice } from './fill-kinds.ts';
import { makeAgain } from './make-again.ts';
import { takeFile } from './take-file.ts';
import type { Visitor } from './visitor.ts';

describe.each(BROWSERS)('in $browser', ({ open }) => {
  test('an account is opened by a message, issues an invoice, and lists it', async () => {
    const visitor = await enter({ open });
    await openAccount(visitor);
    const today = getToday(new Date());
    await visitor.open('/facture-tva');
    await fillTaxedInvoice(visitor);
    await visitor.press({ role: 'button', name: 'Émettre' });
    const issue = { name: 'Émettre et télécharger', inside: /^Émettre la facture/ };
    const file = await takeFile(visitor, () => visitor.press({ role: 'button', ...issue }));
    const { draft, bytes } = await makeAgain(file, today);
    expect(file.equals(bytes)).toBe(true);
    await expectNoFault(visitor);

    await visitor.open('/documents');
    await expectText(visitor, draft.number);
    await expectText(visitor, 'Cycles Garance SAS');
    await expectNoOwnScrollBar(visitor);
    await expectNoFault(visitor);
  });
});

async function openAccount(visitor: Visitor) {
  const email = `${randomUUID().slice(0, 8)}@exemple.fr`;
  await visitor.open('/auth?tab=signup');
  await visitor.write('Prénom', 'Zoé');
  await visitor.write('Nom', 'Élan');
  await visitor.write('Adresse e-mail', email);
  await visitor.write('Mot de passe', 'quatre chevaux broutent');
  await visitor.press({ role: 'button', name: 'Créer mon compte' });
  await expectText(visitor, 'Vérifiez votre boîte de réception');
  await expect.poll(() => readLinkOf(email)).toMatch(/^\/auth-confirm/);
  await visitor.open(readLinkOf(email));
  await visitor.press({ role: 'button', name: 'Confirmer mon adresse' });
  await expectText(visitor, 'Votre compte est ouvert');
}

/** Where the message to this address leads, without the site; nothing until it is sent. */
function readLinkOf(email: string): string {
  const outbox = join(inject('site').folder, 'outbox');
  const names = existsSync(outbox) ? readdirSync(outbox) : [];
  const messages = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')));
  const text = String(messages.find(({ to }) => to === email)?.text);
  return /https?:\/\/[^/\s]+(\/auth-confirm\S+)/.exec(text)?.[1] ?? '';
}

function expectText(visitor: Visitor, words: string) {
  return expect.poll(() => visitor.lookAt('body', (body) => body?.textContent)).toContain(words);
}
