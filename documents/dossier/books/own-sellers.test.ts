import { expect, test } from 'vitest';
import { partyKey } from '../names/party-key.ts';
import { invoice, makeBooks } from './make-books.test.support.ts';
import { groupBySeller } from './own-sellers.ts';

test('drafts that name no seller yet are of no company', () => {
  const { add, chain } = makeBooks();
  const seller = { ...invoice.seller, name: '', siren: '', siret: '' };
  add('own', invoice);
  add('new', { ...invoice, seller }, { isUnissued: true });
  const groups = groupBySeller(chain().values());
  expect([...groups.keys()]).toEqual([partyKey(invoice.seller)]);
});

test('each company has its books, with what was made before it was kept', () => {
  const { add, chain } = makeBooks();
  const seller = { ...invoice.seller, name: 'Autre', siren: '404833048', siret: '40483304800022' };
  add('before', invoice);
  add('after', { ...invoice, number: 'F-2' }, { companyId: 'one' });
  add('renamed', { ...invoice, seller: { ...invoice.seller, name: 'Neuf' } }, { companyId: 'one' });
  add('other', { ...invoice, seller });
  const groups = [...groupBySeller(chain().values()).values()];
  expect(groups.map(({ key, nodes }) => [key, nodes.map(({ id }) => id)])).toEqual([
    ['one', ['before', 'after', 'renamed']],
    ['404833048', ['other']],
  ]);
});

test('a company is called as in what was written last, and is not by a text without a name', () => {
  const { add, chain, documents } = makeBooks();
  const named = (id: string, name: string, updatedAt: number) => {
    add(id, { ...invoice, number: id, seller: { ...invoice.seller, name } }, { companyId: 'one' });
    Object.assign(documents.at(-1) ?? {}, { updatedAt });
  };
  named('new', 'Neuf', 2);
  named('old', 'Vieux', 1);
  named('unnamed', '', 3);
  const [group] = groupBySeller(chain().values()).values();
  expect([group?.name, group?.nodes.map(({ id }) => id)]).toEqual([
    ...['Neuf', ['old', 'new', 'unnamed']],
  ]);
});
