import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  'rembourser rembourse remboursee rembourses remboursement remboursements remboursable',
  'facture factures facturer facturee facturation facturable facturez',
  'obligation obligatoire obligatoires oblige obligee',
  'annuler annule annulee annulation',
  'exonerer exonere exoneration',
  'reglement reglements regler regle',
  'livraison livraisons livrer livre',
  'archiver archivage',
  'verifier verifie verification',
  'rectifier rectification rectificative',
  'legal legale legaux',
  'garantie garantir garanti',
  'etablir etabli etablissement etablissements',
  'electricien electricite electriciens',
  'plombier plomberie',
  'conforme conformite conformes',
  'appliquer application applique',
  'mention mentions mentionner mentionnee',
  'profession professionnel professionnels professionnelle',
  'fournisseur fournisseurs fournir',
  'client clients cliente clientes',
  'gratuit gratuite gratuits gratuitement',
  'acompte accompte acomptes',
  'quittance quitance quittances',
])('one stem for %s', (family) => {
  expect([...new Set(family.split(' ').map(stem))]).toHaveLength(1);
});

test.each([
  ['facture', 'fracture'],
  ['compte', 'comptable'],
  ['client', 'clinique'],
  ['avoir', 'avocat'],
  ['location', 'local'],
])('« %s » and « %s » are of two families', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
