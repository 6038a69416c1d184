import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);

function read(slug: string): string {
  const [path] = globSync(`*/${slug}.mdx`, { cwd: folder });
  return readFileSync(new URL(path ?? slug, folder), 'utf8');
}

test.each([
  ['format-factur-x', /\| BASIC WL \| absentes \| jusqu'au <Fait nom="reforme\.basic-wl\.fin"/],
  ['format-factur-x', /n'est pas rejetée pour autant : .* un euro d'écart par taux/],
  ['comment-appliquer-tva-factures', /Un acompte encaissé avant sa facture.*due à l'encaissement/],
  ['comment-appliquer-tva-factures', /opté pour les débits, cette page ne dit pas/],
  ['franchise-tva-concerne', /## La première année[\s\S]*au prorata des jours/],
  ['archivage-legal-factures', /du 3 mars 2026 \| 31 décembre 2026 \| 31 décembre 2036/],
  ['facturation-batiment-tva', /\| Location de matériel seule \| Non \|/],
  ['facturation-batiment-tva', /\| Client sans numéro de TVA \| Non : vous facturez la TVA \|/],
  ['facturation-batiment-tva', /chaudière à énergie fossile performante, .* maintenu \|/],
  ['facturation-batiment-tva', /nom="tva\.travaux\.certification\.garde"\/>, jusqu'au 31 décembre/],
  ['delais-paiement-legaux', /\| Raisins, moûts et vins \| <Fait nom="delai\.vins"\/> \|/],
  ['annulation-facture-procedure', /n'attend pas d'avoir/],
  ['annulation-facture-procedure', /doublon .* premier dépôt reste valable/],
  ['facturation-ecommerce-regles', /l'avoir lui rend 53,91 €/],
  ['facturation-ecommerce-regles', /Le port, .* suit les biens : il se partage/],
  ['facture-ttc-vs-ht', /Une vente « départ », .* garde <Fait nom="tva\.normal"\/>/],
  [
    'facture-location-bailleurs',
    /\| Garage ou place de stationnement, loués seuls \| De plein droit/,
  ],
  ['facture-location-bailleurs', /<Mention nom="exoneration\.location-nue" bloc\/>/],
  ['facture-location-bailleurs', /au plus tôt au 1er janvier de la neuvième année/],
  ['quittance-loyer-vs-facture', /Ces indices sont inventés pour l'exemple/],
  ['tva-export-hors-ue', /« ECS SORTIE ».*annexe III .* \(art\. 74\)/],
  [
    'tva-export-hors-ue',
    /Un service lié à un immeuble suit l'immeuble\*\* \(CGI, art\. 259 A, 2°\)/,
  ],
  ['tva-intracommunautaire-europe', /\*\*état récapitulatif\*\* TVA : depuis 2020, .* condition/],
  ['tva-intracommunautaire-europe', /Deux preuves concordantes et indépendantes/],
  ['tva-intracommunautaire-europe', /Vous ne faites pas de livraison exonérée dans l'Union/],
  ['facturation-societe', /\*\*et\*\*, en plus, soit .*, soit un bilan/],
  ['loi-antifraude-tva', /\| <Fait nom="caisse\.regularisation"\/> \| Régulariser/],
  ['mentions-obligatoires-facture-2025', /\*\*attestation d'assurance\*\* jointe.*L243-2/],
  ['mentions-obligatoires-facture-2025', /assujetti unique .*I-5° bis/],
  ['mentions-obligatoires-facture-2025', /nom="garantie\.conformite"\/>.*liste exacte à vérifier/],
  ['devis-conforme', /nom="travaux\.intermediaire"[\s\S]*nom="travaux\.energie"/],
  [
    'facturation-professions-liberales',
    /Clients particuliers \| Le total de chaque jour.*e-reporting/,
  ],
  ['facture-entre-particuliers', /dès <Fait nom="plateformes\.ventes"\/>.*au-delà de/],
  ['facture-entre-particuliers', /vices cachés \(C\. civ\., art\. 1641\)/],
  [
    'automatiser-facturation-temps',
    /suit les encaissements de particuliers relève .* caisse \(CGI, art\. 286, I-3° bis\)/,
  ],
  ['contentieux-facture-impayee', /Aucune tentative amiable n'est exigée avant elle/],
  ['contentieux-facture-impayee', /\*\*Ce compte ne vaut qu'entre professionnels\*\*.*D441-5/],
  ['delais-paiement-legaux', /\| Acheteur public .* réception de la demande de paiement/],
  ['erreurs-frequentes-factures', /\| Facture à un professionnel sans .*amende\.commerce\.societe/],
  ['professions-medicales-facturation', /remplaçant ou non.* rétrocédée .* est à vérifier auprès/],
  ['plateformes-dematerialisation', /pas dans l'annuaire.*\nVendez-lui quand même/],
  ['facturation-electronique-calendrier', /Ces rythmes, .* sont à vérifier auprès/],
  ['taux-tva-france', /produits pétroliers vendus en Corse sont au taux normal depuis/],
  ['taux-tva-france', /ni franchise .*, ni exonération, ni autoliquidation\./],
  ['taux-tva-france', /réduit ; sans lui, c'est le taux normal du territoire/],
  ['taux-tva-france', /Si vous facturez la TVA et que .* la liste d'aucun article/],
  ['taux-tva-france', /\| Travaux \| Taux en métropole, hors Corse \|/],
  ['taux-tva-france', /photovoltaïques.*seulement si l'installateur est certifié \(date d'effet/],
  ['taux-tva-france', /salle et du projecteur', .* unitPrice: '144\.00'/],
  ['taux-tva-france', /nom="cibs\.entree"\/>, la TVA passe du CGI au code .*, à droit constant/],
  ['taux-tva-france', /Pour les services, .* un seul territoire : pas d'autoliquidation/],
  ['taux-tva-france', /travaux éligibles dans un logement sont à <Fait nom="tva\.dom\.reduit"/],
  ['facture-ttc-vs-ht', /mention de l'article L441-9 manquante, .*amende\.commerce\.societe/],
])('%s says %s', (slug, words) => {
  expect(read(slug)).toMatch(words);
});

test('the first year of a business comes to what the article on the franchise says', () => {
  const days = (Date.UTC(2026, 11, 31) - Date.UTC(2026, 6, 1)) / 86_400_000 + 1;
  expect(read('franchise-tva-concerne')).toContain(`365 ÷ ${days} jours`);
  expect(((20_000 * 365) / days).toFixed(2)).toBe('39673.91');
});
