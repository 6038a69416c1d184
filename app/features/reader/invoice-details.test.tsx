import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cents } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { InvoiceDetails } from './invoice-details.tsx';

test('what another wrote is headed in the words of a reader, not in those of the form', () => {
  const draft = requireDraft({ ...samples.menuisier, notes: 'Merci.', terms: 'Port en sus.' });
  const html = renderToStaticMarkup(<InvoiceDetails draft={draft} plan={NO_PLAN} />);
  const facts = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)];
  const found = Object.fromEntries(facts.map(([, name, value]) => [name, value]));
  expect(found).toMatchObject({ Mentions: 'Merci.', Conditions: 'Port en sus.' });
  expect(found).toHaveProperty(['Moyen de paiement']);
});

test('instalments take the place of the day due, each with its sum', () => {
  const draft = requireDraft({ ...samples.menuisier, dueDate: '2026-12-31' });
  const plan = {
    instalments: [
      { dueDate: '2026-11-30', amount: cents(6000), description: 'Première' },
      { dueDate: '2026-12-31', amount: null, description: '' },
    ],
    discounts: ['Escompte de 2 % pour un paiement sous 5 jours'],
    penalties: [],
  };
  const words = renderToStaticMarkup(<InvoiceDetails draft={draft} plan={plan} />).replace(
    /\s/g,
    ' ',
  );
  expect(words).toContain('30/11/2026 : 60,00 € (Première)');
  expect(words).toContain('31/12/2026 : montant non indiqué');
  expect(words).toContain('Escompte de 2 % pour un paiement sous 5 jours');
});

const NO_PLAN = { instalments: [], discounts: [], penalties: [] };
