import { DISTANCE_SALES_THRESHOLD, NOTE_THRESHOLD } from '#documents/law/thresholds.ts';
import { typeset } from '#documents/law/typeset.ts';
import type { KindName } from '#documents/model/subtypes.ts';
import { formatWholeAmount } from './format-whole-amount.ts';

/** A question and its answers, in French; `value` is a short name for links. */
export type PaperQuestion = {
  id: string;
  label: string;
  options: readonly { value: string; label: string; help?: string }[];
};

/** The document to give, its legal basis, and the kind that makes it; null without one. */
export type PaperAnswer = {
  paper: string;
  why: string;
  details: readonly string[];
  reference: string;
  kind: KindName | null;
};

export type PaperStep = { questions: PaperQuestion[]; answer: PaperAnswer | null };

/**
 * Turns the answers so far, in order, into the questions asked and, at the end, the document the
 * law requires. An unknown answer is dropped with all that follow it.
 */
export function findPaper(answers: readonly string[]): PaperStep {
  const questions: PaperQuestion[] = [];
  let node: Node = TREE;
  for (let depth = 0; 'options' in node; depth++) {
    const { id, label, options }: Branch = node;
    questions.push({ id, label: typeset(label), options: options.map(describe) });
    const chosen: Option | undefined = options.find(({ value }) => value === answers[depth]);
    if (!chosen) return { questions, answer: null };
    node = chosen.next;
  }
  const { why, details } = node;
  const answer = { ...node, why: typeset(why), details: details.map(typeset) };
  return { questions, answer };
}

/** Every path through the questions, with its answer. */
export function listPapers(node: Node = TREE): { answers: string[]; answer: PaperAnswer }[] {
  if (!('options' in node)) return [{ answers: [], answer: node }];
  return node.options.flatMap(({ value, next }) =>
    listPapers(next).map(({ answers, answer }) => ({ answers: [value, ...answers], answer })),
  );
}

function describe({ value, label, help }: Option) {
  return { value, label: typeset(label), ...(help && { help: typeset(help) }) };
}

type Node = Branch | PaperAnswer;
type Option = { value: string; label: string; help?: string; next: Node };
type Branch = { id: string; label: string; options: readonly Option[] };

/** Invoices with and without VAT have separate pages. */
function byVat(answer: Omit<PaperAnswer, 'kind'>): Branch {
  return {
    id: 'tva',
    label: 'Facturez-vous la TVA ?',
    options: [
      { value: 'avec', label: 'Oui', next: { ...answer, kind: 'facture-tva' } },
      {
        value: 'sans',
        label: 'Non, je suis en franchise ou exonéré',
        next: { ...answer, kind: 'facture-auto-entrepreneur' },
      },
    ],
  };
}

const SIMPLIFIED =
  'Jusqu’à 150 € hors taxes, la facture peut être simplifiée : le numéro de TVA du vendeur et la référence de l’exonération peuvent manquer. Nos modèles les écrivent quand même.';

const TO_BUSINESS = byVat({
  paper: 'Une facture',
  why: 'Entre professionnels, et envers toute personne morale, la facture est obligatoire, en franchise de TVA aussi.',
  details: ['Elle se remet dès la livraison ou l’exécution.', SIMPLIFIED],
  reference: 'CGI, art. 289, I-1-a et ann. II, art. 242 nonies A ; C. com., art. L441-9',
});

const DEPOSIT = byVat({
  paper: 'Une facture d’acompte',
  why: 'Chaque acompte d’un client professionnel a sa facture, avec son numéro et sa date.',
  details: ['La facture de solde citera chaque facture d’acompte et la déduira.'],
  reference: 'CGI, art. 289, I-1-c',
});

const NOTE = byVat({
  paper: 'Une note',
  why: `À partir de ${formatWholeAmount(NOTE_THRESHOLD)} TTC, un service rendu à un particulier donne lieu à une note, remise dès l’exécution et avant le paiement.`,
  details: [
    'Une facture complète tient lieu de note.',
    'Le décompte détaillé est facultatif si un devis détaillé, conforme aux travaux, a été accepté.',
    'Gardez le double 2 ans.',
  ],
  reference: 'Arrêté n° 83-50/A du 3 octobre 1983',
});

const SMALL_SERVICE = byVat({
  paper: 'Une note, si le client la demande',
  why: `Sous ${formatWholeAmount(NOTE_THRESHOLD)} TTC, la note d’un service rendu à un particulier n’est due qu’à sa demande.`,
  details: ['Une facture complète tient lieu de note.'],
  reference: 'Arrêté n° 83-50/A du 3 octobre 1983',
});

const DISTANCE_SALE = byVat({
  paper: 'Une facture',
  why: 'Une vente à distance à un particulier donne lieu à une facture.',
  details: [
    `Au-delà de ${formatWholeAmount(DISTANCE_SALES_THRESHOLD)} hors taxes par an de ventes à distance dans l’Union, la TVA est celle du pays du client.`,
  ],
  reference: 'Fiche Service-Public F31808 ; CGI, art. 259 D',
});

const SHOP_SALE = byVat({
  paper: 'Une facture, si le client la demande',
  why: 'Pour un bien vendu sur place à un particulier, la facture n’est due qu’à sa demande.',
  details: ['Le ticket de caisse suffit sinon ; il n’est imprimé que si le client le demande.'],
  reference: 'Fiche Service-Public F31808',
});

const SALE: Branch = {
  id: 'client',
  label: 'Qui est votre client ?',
  options: [
    {
      value: 'professionnel',
      label: 'Une entreprise, une association ou une administration',
      next: TO_BUSINESS,
    },
    {
      value: 'particulier',
      label: 'Un particulier',
      next: {
        id: 'vente',
        label: 'Comment vendez-vous ?',
        options: [
          { value: 'distance', label: 'À distance, par internet par exemple', next: DISTANCE_SALE },
          { value: 'place', label: 'Sur place', next: SHOP_SALE },
        ],
      },
    },
  ],
};

const SERVICE: Branch = {
  id: 'client',
  label: 'Qui est votre client ?',
  options: [
    {
      value: 'professionnel',
      label: 'Une entreprise, une association ou une administration',
      next: TO_BUSINESS,
    },
    {
      value: 'particulier',
      label: 'Un particulier',
      next: {
        id: 'montant',
        label: 'Quel est le montant, TVA comprise ?',
        options: [
          { value: 'plus', label: `${formatWholeAmount(NOTE_THRESHOLD)} ou plus`, next: NOTE },
          {
            value: 'moins',
            label: `Moins de ${formatWholeAmount(NOTE_THRESHOLD)}`,
            next: SMALL_SERVICE,
          },
        ],
      },
    },
  ],
};

const RECEIPT: PaperAnswer = {
  paper: 'Un reçu',
  why: 'Il prouve le paiement : la somme, qui l’a payée, pour quoi, comment et quand.',
  details: ['Aucune mention n’est imposée.', 'Il ne remplace pas une facture qui est due.'],
  reference: 'Code civil, art. 1342-8',
  kind: 'recu',
};

const PAYMENT: Branch = {
  id: 'cause',
  label: 'Que paie cette somme ?',
  options: [
    {
      value: 'facture',
      label: 'Une facture ou une note déjà remise',
      next: RECEIPT,
    },
    {
      value: 'acompte',
      label: 'Un acompte, d’un client professionnel',
      next: DEPOSIT,
    },
    {
      value: 'avance',
      label: 'Un acompte ou des arrhes, d’un particulier',
      next: {
        ...RECEIPT,
        details: [
          'Écrivez s’il s’agit d’un acompte ou d’arrhes : sans précision, l’avance d’un consommateur est faite d’arrhes, sauf pour une commande spéciale sur devis.',
          'Il ne remplace pas une facture qui est due.',
        ],
        reference: 'Code civil, art. 1342-8 ; C. conso., art. L214-1 et L214-3',
      },
    },
    {
      value: 'don',
      label: 'Un don à une association',
      next: {
        paper: 'Un reçu fiscal, sur le formulaire Cerfa 11580',
        why: 'Seul ce formulaire ouvre droit à la réduction d’impôt, et seuls les organismes éligibles le délivrent.',
        details: ['Un simple reçu prouve le versement, sans plus.'],
        reference: 'CGI, art. 200 et 238 bis',
        kind: null,
      },
    },
  ],
};

const RENT: Branch = {
  id: 'bail',
  label: 'Que louez-vous ?',
  options: [
    {
      value: 'habitation',
      label: 'Un logement, vide, meublé ou en bail mobilité',
      next: {
        id: 'paiement',
        label: 'Le loyer et les charges sont-ils payés ?',
        options: [
          {
            value: 'tout',
            label: 'En entier',
            next: {
              paper: 'Une quittance de loyer',
              why: 'Le bailleur la remet gratuitement au locataire qui la demande.',
              details: [
                'Elle détaille le loyer et les charges.',
                'Par e-mail, il faut l’accord exprès du locataire.',
              ],
              reference: 'Loi n° 89-462 du 6 juillet 1989, art. 21',
              kind: 'quittance-loyer',
            },
          },
          {
            value: 'partie',
            label: 'En partie',
            next: {
              paper: 'Un reçu',
              why: 'Un paiement partiel donne lieu à un reçu : la quittance attend le paiement du solde.',
              details: ['Notre page de quittance l’écrit d’elle-même quand il reste un solde.'],
              reference: 'Loi n° 89-462 du 6 juillet 1989, art. 21',
              kind: 'quittance-loyer',
            },
          },
        ],
      },
    },
    {
      value: 'local',
      label: 'Un local commercial ou professionnel',
      next: byVat({
        paper: 'Une facture',
        why: 'Un loyer soumis à la TVA se facture ; l’avis d’échéance peut valoir facture s’il en a les mentions.',
        details: ['Sans TVA, une facture ou un avis d’échéance sert de preuve aux deux parties.'],
        reference: 'CGI, art. 260, 2° et 289 ; C. com., art. L441-9',
      }),
    },
  ],
};

const TREE: Branch = {
  id: 'objet',
  label: 'Que s’est-il passé ?',
  options: [
    { value: 'service', label: 'J’ai rendu un service', next: SERVICE },
    { value: 'bien', label: 'J’ai vendu un bien', next: SALE },
    { value: 'paiement', label: 'J’ai reçu un paiement', next: PAYMENT },
    { value: 'location', label: 'Je loue un bien immobilier', next: RENT },
    {
      value: 'prix',
      label: 'Je propose un prix, rien n’est encore signé',
      next: {
        paper: 'Un devis',
        why: 'Il dit le prix avant la commande et engage dès qu’il est remis, pendant sa durée de validité.',
        details: [
          'Il est obligatoire, sans seuil, pour dépanner, réparer ou entretenir le bâtiment chez un particulier.',
          'Une facture proforma ne le remplace pas : elle n’est ni une facture ni une créance.',
        ],
        reference: 'Code civil, art. 1116 et 1117 ; arrêté du 24 janvier 2017',
        kind: 'devis',
      },
    },
    {
      value: 'erreur',
      label: 'J’annule ou je réduis une facture',
      next: {
        paper: 'Un avoir',
        why: 'Une facture émise ne se modifie pas et ne s’efface pas : l’avoir cite son numéro et sa date.',
        details: ['Il a son propre numéro, et la TVA correspondante.'],
        reference: 'CGI, art. 289, I-5 et 272, 1',
        kind: 'avoir',
      },
    },
    {
      value: 'prive',
      label: 'Je vends un objet personnel, entre particuliers',
      next: {
        paper: 'Un reçu, ou un contrat de vente',
        why: 'Entre particuliers il n’y a ni facture ni TVA.',
        details: [
          'Écrivez les parties, le bien, son état, le prix, la date, et signez tous les deux.',
          'Pour un véhicule, le certificat de cession est le formulaire Cerfa 15776.',
        ],
        reference: 'Code civil, art. 1342-8',
        kind: 'recu',
      },
    },
  ],
};
