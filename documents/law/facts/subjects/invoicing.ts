import {
  amountFact,
  countFact,
  dateFact,
  eurosFact,
  type LegalFact,
  percentFact,
} from '#documents/law/facts/fact.ts';
import { MAX_NUMBER_LENGTH } from '#documents/law/figures/document-number.ts';
import { NOTE_THRESHOLD } from '#documents/law/thresholds.ts';

const MENTIONS = 'CGI, art. 1737, II';
const COMMERCE = 'C. com., art. L441-9, II';
const NOT_ISSUED = 'CGI, art. 1737, I';
const NOTE = 'Arrêté n° 83-50/A du 3 octobre 1983';

/** Invoices, their numbers, and fines. */
export const invoicingFacts = {
  'facture.dispense': eurosFact(150, 'CGI, ann. II, art. 242 nonies A, II'),
  'facture.intracom.jour': { text: '15\u00a0du mois suivant', source: 'CGI, art. 289, I-3' },
  'facture.numero.longueur': countFact(
    MAX_NUMBER_LENGTH,
    'caractères',
    'XP Z12-012, règle BR-FR-01',
  ),
  'facture.amende.mention': eurosFact(15, MENTIONS),
  'facture.amende.plafond': percentFact(2500, MENTIONS),
  'facture.amende.non-delivree': percentFact(5000, NOT_ISSUED),
  'facture.amende.non-delivree.plafond': eurosFact(375_000, NOT_ISSUED),
  'facture.amende.comptabilisee': percentFact(500, NOT_ISSUED),
  'facture.amende.comptabilisee.plafond': eurosFact(37_500, NOT_ISSUED),
  'facture.amende.fictive': percentFact(5000, NOT_ISSUED),
  'facture.amende.premiere': countFact(30, 'jours', 'CGI, art. 1737, V'),
  'facture.amende.premiere.periode': {
    text: 'l’année en cours et les trois précédentes',
    source: 'CGI, art. 1737, V',
  },
  'facture.amende.commerce': eurosFact(75_000, COMMERCE),
  'facture.amende.commerce.societe': eurosFact(375_000, COMMERCE),
  'facture.amende.commerce.reiteration': { text: 'deux\u00a0ans', source: COMMERCE },
  'facture.identite.amende': eurosFact(750, 'C. com., art. R123-237'),
  'facture.amende.sans-immatriculation': eurosFact(45_000, 'C. trav., art. L8224-1'),
  'facture.amende.sans-immatriculation.prison': countFact(3, 'ans', 'C. trav., art. L8224-1'),
  'note.seuil': amountFact(NOTE_THRESHOLD, NOTE),
  'note.conservation': countFact(2, 'ans', `${NOTE}, art. 4`),
  'acompte.tva-biens': dateFact('2023-01-01', 'CGI, art. 269, 2'),
  'ticket.impression': dateFact('2023-08-01', 'Loi AGEC'),
  'garantie.conformite': {
    text: 'deux\u00a0ans',
    source: 'Garantie légale de conformité (fiche DILA F31808)',
  },
  'mediateur.amende': eurosFact(3_000, 'C. conso., art. L641-1'),
  'mediateur.amende.societe': eurosFact(15_000, 'C. conso., art. L641-1'),
  'naf.nouvelle': dateFact('2027-01-01', 'Décret n° 2025-736 du 31 juillet 2025'),
} satisfies Record<string, LegalFact>;
