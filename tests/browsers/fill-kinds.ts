import {
  writeAddress,
  writeBusiness,
  writeCompany,
  writePrivateSeller,
  writeSoleTrader,
} from './fill-parties.ts';
import type { Visitor } from './visitor.ts';

/** The six editors: what a complete document takes, and what its sheet then says. */
export const KINDS = [
  { path: '/facture-tva', fill: fillTaxedInvoice, amount: 'net à payer 1 620,00 €' },
  { path: '/facture-auto-entrepreneur', fill: fillFreeInvoice, amount: 'net à payer 1 350,00 €' },
  { path: '/devis', fill: fillTaxedInvoice, amount: '1 620,00 €' },
  { path: '/recu', fill: fillReceipt, amount: 'montant reçu 1 250,50 €' },
  { path: '/quittance-loyer', fill: fillRent, amount: '790,00 €' },
  { path: '/avoir', fill: fillCredit, amount: 'montant de l’avoir 1 620,00 €' },
] as const;

export async function fillTaxedInvoice(visitor: Visitor): Promise<void> {
  await writeCompany(visitor);
  await writeBusiness(visitor);
  await fillLine(visitor, 'Prix HT');
}

async function fillFreeInvoice(visitor: Visitor) {
  await writeSoleTrader(visitor);
  await writeBusiness(visitor);
  await fillLine(visitor, 'Prix');
}

async function fillCredit(visitor: Visitor) {
  await fillTaxedInvoice(visitor);
  await visitor.write('Numéro de la facture', 'F-2026-0007');
  await visitor.write('Émise le', '02/11/2026');
  await visitor.choose('Motif', 'Geste commercial');
}

async function fillReceipt(visitor: Visitor) {
  await writePrivateSeller(visitor);
  await visitor.write('Nom, ou SIREN d’une entreprise', 'Julien Perrot', 'Reçu de');
  await visitor.write('Montant reçu', '1 250,50', 'Paiement reçu');
  await visitor.write('Motif du paiement', 'Vente d’un vélo', 'Paiement reçu');
  await visitor.pressKeys('Tab');
}

async function fillRent(visitor: Visitor) {
  await writePrivateSeller(visitor);
  await visitor.write('Prénom et nom', 'Mme Sarah Lemoine', 'Locataire');
  const address = ['25 rue Paul-Bellamy', '44000', 'Nantes'] as const;
  await writeAddress(visitor, 'Logement et bail', address);
  await visitor.write('Loyer hors charges', '720', 'Loyer et charges');
  await visitor.write('Montant des charges', '70', 'Loyer et charges');
  await visitor.pressKeys('Tab');
  await visitor.press({ role: 'button', name: 'Tout est payé', inside: 'Paiements' });
}

async function fillLine(visitor: Visitor, price: string) {
  await visitor.write('Désignation, ligne 1', 'Conception et plans');
  await visitor.write('Quantité, ligne 1', '3');
  await visitor.write(`${price}, ligne 1`, '450');
  await visitor.pressKeys('Tab');
}
