import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { mentionsOfSample } from './mentions-of.test.support.ts';

test('a quote lists its conditions, label first', () => {
  const terms = mentionsOfSample('devis-plombier').filter(({ place }) => place === 'terms');
  expect(terms.map(({ text }) => text)).toEqual([
    'Devis : gratuit',
    'Début : 09/11/2026',
    'Délai : quatre jours',
    'Frais de déplacement : aucuns',
    'Taux horaire : 57,20 € TTC',
    'Pièces remplacées : reprises par le professionnel',
    'Déchets du chantier : 0,5 m³ de gravats, une baignoire en fonte (estimation), tri sur place, fonte et gravats séparés, point de collecte : Déchèterie de Nantes-Est (déchèterie professionnelle) rue du Tertre, 44470 Carquefou, coût 93,50 € TTC',
  ]);
});

test('the cost of travel says whether the amount of the quote holds it', () => {
  const { quote, lines } = samples['devis-plombier'];
  const travelOf = (more: DraftInput['lines'] = []) =>
    mentionsOfSample('devis-plombier', {
      quote: { ...quote, travelCost: '45' },
      lines: [...lines, ...more],
    }).find(({ id }) => id === 'quote-travel')?.text;
  expect(travelOf()).toBe('Frais de déplacement : 45,00 € TTC, en sus du montant du devis');
  const line = { kind: 'item', name: 'Déplacement', unitPrice: '45', vatRate: '10' } as const;
  expect(travelOf([line])).toBe(
    'Frais de déplacement : 45,00 € TTC, compris dans le montant du devis',
  );
  // An option is not part of the total.
  expect(travelOf([{ ...line, kind: 'option' }])).toContain('en sus');
  const [mention] = mentionsOfSample('devis-plombier', {
    ...{ priceMode: 'net', quote: { ...quote, travelCost: '45' } },
  }).filter(({ id }) => id === 'quote-travel');
  expect(mention?.text).toContain('45,00 € HT');
});

test('a quote that is not free says its price, a schedule its amounts', () => {
  const texts = (name: 'devis-graphiste' | 'devis-agence-web') =>
    mentionsOfSample(name).map(({ text }) => text);
  expect(texts('devis-graphiste')).toContain(
    'Devis : payant, 60,00 €, déduits du prix en cas de commande',
  );
  expect(texts('devis-agence-web')).toContain(
    'Échéancier : 30 % à la commande (3 024,00 €) ; 40 % à la validation des maquettes (4 032,00 €) ; 30 % à la mise en ligne (3 024,00 €)',
  );
});

test('money asked of a consumer is what its author chose, of a business a deposit', () => {
  const deposit = (name: 'devis-plombier' | 'devis-agence-web') =>
    mentionsOfSample(name).find(({ id }) => id === 'quote-deposit')?.text;
  expect(deposit('devis-plombier')).toMatch(/^Arrhes : .* rend au double .*L214-1/);
  expect(deposit('devis-agence-web')).toMatch(/^Acompte : la commande engage fermement/);
});

test('the customer signs for his agreement, and for the receipt of a quote for works', () => {
  const signature = (name: 'devis-plombier' | 'devis-agence-web') =>
    mentionsOfSample(name).flatMap(({ place, text }) => (place === 'signature' ? [text] : []));
  expect(signature('devis-plombier')).toEqual([
    'Devis reçu avant l’exécution des travaux',
    'Bon pour accord',
  ]);
  expect(signature('devis-agence-web')).toEqual(['Bon pour accord']);
});

test('who signs at home can withdraw for fourteen days, and has the form', () => {
  const mentions = mentionsOfSample('devis-plombier');
  expect(mentions.find(({ id }) => id === 'withdrawal')?.text).toMatch(
    /14 jours.*L221-18.*sept jours.*L221-10/,
  );
  const form = mentions.filter(({ place }) => place === 'withdrawal-form');
  expect(form[0]?.text).toBe('Formulaire de rétractation');
  expect(form[2]?.text).toContain('Karim Benali EI, 26 rue de la Ville-en-Pierre, 44000 Nantes');
  expect(mentionsOfSample('devis-agence-web').some(({ id }) => id === 'withdrawal')).toBe(false);
});

test('an amendment and an order name the quote that they follow', () => {
  const heading = (name: 'devis-agence-web-avenant' | 'devis-cuisiniste-commande') =>
    mentionsOfSample(name).find(({ place }) => place === 'heading')?.text;
  expect(heading('devis-agence-web-avenant')).toMatch(/^Modifie le devis n° D-2026-0031 du 05/);
  expect(heading('devis-cuisiniste-commande')).toMatch(/^Commande faisant suite au devis n° D-/);
});

test('an offer says nothing of late payment, and an invoice nothing of an offer', () => {
  const ids = mentionsOfSample('devis-agence-web').map(({ id }) => id);
  expect(ids).not.toContain('late-penalty');
  const places = mentionsOfSample('menuisier').map(({ place }) => place);
  expect(places).not.toContain('terms');
  expect(places).not.toContain('signature');
});
