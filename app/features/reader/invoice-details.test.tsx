import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { InvoiceDetails } from './invoice-details.tsx';

test('what another wrote is headed in the words of a reader, not in those of the form', () => {
  const draft = requireDraft({ ...samples.menuisier, notes: 'Merci.', terms: 'Port en sus.' });
  const html = renderToStaticMarkup(<InvoiceDetails draft={draft} />);
  const facts = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)];
  const found = Object.fromEntries(facts.map(([, name, value]) => [name, value]));
  expect(found).toMatchObject({ Mentions: 'Merci.', Conditions: 'Port en sus.' });
  expect(found).toHaveProperty(['Moyen de paiement']);
});
