export type Sentence = readonly [french: RegExp, english: string];

const DUE = 'due without reminder from the day after the payment date';

/** Tried in order; « $1 » is a captured part of the French sentence. */
export const SENTENCES: readonly Sentence[] = [
  // Heading
  [/^Autofacturation$/, 'Self-billing'],
  [/^Annule et remplace la facture (.*)$/, 'Cancels and replaces invoice $1'],
  [/^Facture d’acompte(.*?) sur devis (.*)$/, 'Deposit invoice$1 on quote $2'],
  [/^Solde faisant suite aux factures d’acompte (.*)$/, 'Balance following deposit invoices $1'],
  [/^Solde faisant suite à la facture d’acompte (.*)$/, 'Balance following deposit invoice $1'],
  [/^Situation (n° \d+), valant solde, sur devis (.*)$/, 'Progress invoice $1, final, on quote $2'],
  [
    /^Situation (n° \d+) sur devis (.*), réalisé à (.*)$/,
    'Progress invoice $1 on quote $2, $3 of which is done',
  ],
  [/^Situation (n° \d+) sur devis (.*)$/, 'Progress invoice $1 on quote $2'],
  [/^Avenants? compris : (.*)$/, 'Amendments included: $1'],
  [
    /^Document proforma, /,
    'Pro forma document, not an invoice: neither a claim nor a right to deduct VAT',
  ],
  [/^Nature de l’opération : livraisons de biens$/, 'Type of operation: supply of goods'],
  [/^Nature de l’opération : prestations de services$/, 'Type of operation: supply of services'],
  [/^Nature de l’opération : /, 'Type of operation: supply of goods and services'],
  // VAT
  [
    /^TVA non applicable, (article .*) du CGI$/,
    'VAT not applicable, $1 of the French General Tax Code',
  ],
  [/^Exonération de TVA, (article .*) du CGI$/, 'VAT exempt, $1 of the French General Tax Code'],
  [/^Exonération de TVA$/, 'VAT exempt'],
  [
    /^Autoliquidation — (article [^,]*) du CGI, articles 44 et 196/,
    'Reverse charge — $1 of the French General Tax Code, articles 44 and 196 of Directive 2006/112/EC',
  ],
  [
    /^Autoliquidation — application de l’article 141/,
    'Reverse charge — article 141 of Directive 2006/112/EC applies',
  ],
  [/^Autoliquidation — (article .*) du CGI$/, 'Reverse charge — $1 of the French General Tax Code'],
  [
    /^Opération non soumise à la TVA française : biens remis hors de France$/,
    'Not subject to French VAT: goods handed over outside France',
  ],
  [
    /^Vente à distance — TVA du pays de livraison, (article .*) du CGI, déclarée/,
    'Distance sale: VAT of the country of delivery, $1 of the French General Tax Code, declared through the one-stop shop',
  ],
  [/^Régime particulier-Biens d'occasion$/, 'Margin scheme — Second-hand goods'],
  [/^Régime particulier-Objets d'art$/, 'Margin scheme — Works of art'],
  [/^Régime particulier-Objets de collection/, 'Margin scheme — Collector’s items and antiques'],
  [/^Régime particulier-Agences de voyages$/, 'Margin scheme — Travel agents'],
  [/^Avoir net de taxe : /, 'Credit note net of tax: the VAT of the original invoice is unchanged'],
  [/^Débours, (article .*) du CGI$/, 'Outlay, $1 of the French General Tax Code'],
  [
    /^Option pour le paiement de la taxe d'après les débits$/,
    'VAT due on invoicing, at the seller’s option',
  ],
  // Payment
  [
    /^Pénalités de retard : taux d’intérêt .* majoré de (\d+) points/,
    `Late payment penalties: interest rate of the European Central Bank’s most recent refinancing operation plus $1 percentage points, ${DUE}`,
  ],
  [
    /^Pénalités de retard : taux annuel de (.*), exigibles/,
    `Late payment penalties: annual rate of $1, ${DUE}`,
  ],
  [
    /^Indemnité forfaitaire pour frais de recouvrement .* : (.*)$/,
    'Fixed compensation for recovery costs in case of late payment: $1',
  ],
  [/^Escompte pour paiement anticipé : néant$/, 'Discount for early payment: none'],
  [
    /^Escompte pour paiement anticipé : (.*) pour un règlement sous 1 jour /,
    'Discount for early payment: $1 if paid within 1 day of the issue date',
  ],
  [
    /^Escompte pour paiement anticipé : (.*) pour un règlement sous (\d+) jours /,
    'Discount for early payment: $1 if paid within $2 days of the issue date',
  ],
  [
    /^Retenue de garantie de (.*?) : (.*), libérable le (.*) \(loi/,
    'Retention of $1: $2, to be released on $3 (law 71-584 of 16 July 1971)',
  ],
  [
    /^Retenue de garantie de (.*?) : (.*) \(loi/,
    'Retention of $1: $2 (law 71-584 of 16 July 1971)',
  ],
  // Quote
  [
    /^Modifie le devis (.*), dont les autres dispositions/,
    'Amends quote $1, whose other provisions are unchanged',
  ],
  [/^Commande faisant suite au devis (.*)$/, 'Order following quote $1'],
  [/^Devis : gratuit$/, 'Quote: free of charge'],
  [
    /^Devis : payant, (.*), déduits du prix en cas de commande$/,
    'Quote: charged, $1, deducted from the price of the order',
  ],
  [/^Devis : payant, (.*)$/, 'Quote: charged, $1'],
  [/^Début : (.*)$/, 'Start: $1'],
  [/^Délai : (.*)$/, 'Time needed: $1'],
  [/^Frais de déplacement : aucuns$/, 'Travel costs: none'],
  [
    /^Frais de déplacement : (.*), en sus du montant du devis$/,
    'Travel costs: $1, in addition to the amount of the quote',
  ],
  [
    /^Frais de déplacement : (.*), compris dans le montant du devis$/,
    'Travel costs: $1, included in the amount of the quote',
  ],
  [/^Taux horaire : (.*)$/, 'Hourly rate: $1'],
  [/^Pièces remplacées : conservées/, 'Replaced parts: kept for the customer'],
  [/^Pièces remplacées : reprises/, 'Replaced parts: taken back by the contractor'],
  [/^Échéancier : (.*)$/, 'Payment schedule: $1'],
  [/^Déchets du chantier : (.*)$/, 'Site waste: $1'],
  [
    /^Arrhes : le client/,
    'Earnest money: a customer who withdraws loses it, a trader who withdraws returns twice as much (French Consumer Code, article L214-1).',
  ],
  [
    /^Acompte : la commande/,
    'Deposit: the order binds both parties, and each must compensate the other for withdrawing.',
  ],
  [/^Devis reçu avant/, 'Quote received before the works'],
  [/^Bon pour accord$/, 'Agreed and accepted'],
  [
    /^Droit de rétractation : (?:.*)(L221-10\)\.)$/,
    'Right of withdrawal: the customer may withdraw without giving any reason within 14 days of the agreement (service) or of receipt (goods), by sending the attached form or any clear statement (French Consumer Code, articles L221-18 and following). No payment is taken within seven days of the signature (article $1',
  ],
  [
    /^Droit de rétractation : /,
    'Right of withdrawal: the customer may withdraw without giving any reason within 14 days of the agreement (service) or of receipt (goods), by sending the attached form or any clear statement (French Consumer Code, articles L221-18 and following).',
  ],
  [/^Formulaire de rétractation$/, 'Withdrawal form'],
  [
    /^À compléter et à renvoyer/,
    'Complete and return this form only if you wish to withdraw from the contract.',
  ],
  [/^À l’attention de (.*)$/, 'To $1'],
  [
    /^Je vous notifie/,
    'I hereby give notice that I withdraw from my contract for the goods or the service below.',
  ],
  [/^Objet : (.*)$/, 'Subject: $1'],
  [/^Commandé le ou reçu le : $/, 'Ordered on or received on: '],
  [/^Nom du consommateur : $/, 'Name of the consumer: '],
  [/^Adresse du consommateur : $/, 'Address of the consumer: '],
  [/^Date : $/, 'Date: '],
  [
    /^Signature du consommateur/,
    'Signature of the consumer (only if this form is sent on paper): ',
  ],
  // Credit note
  [/^Annule les factures d’acompte (.*)$/, 'Cancels deposit invoices $1'],
  [/^Annule la facture d’acompte (.*)$/, 'Cancels deposit invoice $1'],
  [/^Annule les factures (.*)$/, 'Cancels invoices $1'],
  [/^Annule la facture (.*)$/, 'Cancels invoice $1'],
  [/^Avoir sur les factures d’acompte (.*)$/, 'Credit note on deposit invoices $1'],
  [/^Avoir sur la facture d’acompte (.*)$/, 'Credit note on deposit invoice $1'],
  [/^Avoir sur les factures (.*)$/, 'Credit note on invoices $1'],
  [/^Avoir sur la facture (.*)$/, 'Credit note on invoice $1'],
  [/^Ristourne sur le contrat (.*), période (.*)$/, 'Rebate on contract $1, period $2'],
  [/^Ristourne sur le contrat (.*)$/, 'Rebate on contract $1'],
  [/^Motif : erreur de facturation(.*)$/, 'Reason: invoicing error$1'],
  [/^Motif : retour de marchandises(.*)$/, 'Reason: return of goods$1'],
  [/^Motif : annulation de la commande(.*)$/, 'Reason: order cancelled$1'],
  [/^Motif : geste commercial(.*)$/, 'Reason: goodwill gesture$1'],
  [/^Motif : remise accordée après la vente(.*)$/, 'Reason: discount granted after the sale$1'],
  [/^Motif : double facturation(.*)$/, 'Reason: invoiced twice$1'],
  [/^Motif : erreur de TVA(.*)$/, 'Reason: VAT error$1'],
  [/^Motif : créance impayée(.*)$/, 'Reason: unpaid debt$1'],
  [/^Motif : (.*)$/, 'Reason: $1'],
  [/^Montant remboursé(.*), sur le compte (.*)$/, 'Amount refunded$1, to account $2'],
  [/^Montant remboursé(.*)$/, 'Amount refunded$1'],
  [/^Montant à rembourser, sur le compte (.*)$/, 'Amount to be refunded, to account $1'],
  [/^Montant à rembourser$/, 'Amount to be refunded'],
  [
    /^Montant à valoir sur une prochaine commande(.*)$/,
    'Amount to be used against a future order$1',
  ],
  [/^Montant à déduire de la facture (.*)$/, 'Amount to be deducted from invoice $1'],
  [/^Montant à déduire de la prochaine facture$/, 'Amount to be deducted from the next invoice'],
  // Receipt
  [/^Pour solde de tout compte de la facture (.*)$/, 'In full settlement of invoice $1'],
  [/^Pour solde de tout compte des factures (.*)$/, 'In full settlement of invoices $1'],
  [/^Sous réserve d’encaissement du chèque\.$/, 'Subject to the cheque being cleared.'],
  [/^Ce reçu ne remplace pas la facture\.$/, 'This receipt does not replace the invoice.'],
  [
    /^Acompte : chacun/,
    'Deposit: both parties are firmly bound, and who withdraws must compensate the other.',
  ],
  [
    /^Arrhes : celui/,
    'Earnest money: who paid it loses it by withdrawing, who received it then returns twice as much (French Civil Code, article 1590).',
  ],
  [/^Somme remise en garantie/, 'Sum held as security, to be returned less what would remain due.'],
  // Rent receipt
  [
    /^Cette quittance annule tous/,
    'This receipt cancels any receipt previously given for the same term. It is given subject to clearance of the payment and to all rights of the landlord; it does not presume payment of earlier terms.',
  ],
  [
    /^Ce reçu constate un paiement partiel/,
    'This receipt records a partial payment, subject to clearance: it is not a full rent receipt, which will be given on request once the balance of the term is paid.',
  ],
  [
    /^Cet avis d’échéance est/,
    'This notice is a request for payment: it is neither a receipt nor a rent receipt. It is free of charge for the tenant.',
  ],
  [
    /^Ce document ne vaut pas facture : la TVA est portée par la facture (n° .*)\.$/,
    'This document is not an invoice: the VAT is on invoice $1.',
  ],
  [
    /^Ce document ne vaut pas facture : la TVA est portée par la facture du loyer/,
    'This document is not an invoice: the VAT is on the invoice of the rent, given separately.',
  ],
  // Closing
  [
    /^Éco-contribution comprise dans les prix : (.*)$/,
    'Eco-contribution included in the prices: $1',
  ],
  [
    /^Éco-contribution comprise dans les prix, hors remise : (.*)$/,
    'Eco-contribution included in the prices, not discounted: $1',
  ],
  [
    /^Assurance professionnelle : (.*), couverture géographique : (.*)$/,
    'Professional insurance: $1, geographical coverage: $2',
  ],
  [/^Assurance professionnelle : (.*)$/, 'Professional insurance: $1'],
  [/^Médiateur de la consommation : (.*)$/, 'Consumer mediator: $1'],
  [/^Membre d’un assujetti unique : (.*)$/, 'Member of a VAT group: $1'],
  [/^Représentant fiscal : (.*)$/, 'Tax representative: $1'],
  [
    /^Membre d’un organisme de gestion agréé/,
    'Member of an approved management body: payment by cheque and by card accepted',
  ],
  [
    /^(.*?) certifie, en qualité de preneur, que les travaux(.*?) portent .* situé (.*?), qu’ils n’ont pas .* rénovation énergétique/,
    '$1 certifies, as customer, that the works$2 concern a dwelling completed more than two years ago at $3, that over two years they neither make the building new nor add more than 10 % to its floor area, and that they are energy renovation works (French General Tax Code, article 278-0 bis A).',
  ],
  [
    /^(.*?) certifie, en qualité de preneur, que les travaux(.*?) portent .* situé (.*?), qu’ils n’ont pas /,
    '$1 certifies, as customer, that the works$2 concern a dwelling completed more than two years ago at $3, and that over two years they neither make the building new nor add more than 10 % to its floor area (French General Tax Code, article 279-0 bis).',
  ],
  [
    /^(.*), dans un local d’habitation achevé depuis plus de deux ans\.$/,
    '$1, in a dwelling completed more than two years ago.',
  ],
];

/** Phrases inside some captured parts. */
export const PHRASES: readonly Sentence[] = [
  [/contrat (?=n° )/g, 'policy '],
  [/ taxés à /g, ' taxed at '],
  [/ \(travaux taxed/g, ' (works taxed'],
  [/(?<=taxed at .*%) et (?=\d)/g, ' and '],
  [/ \(estimation\)/g, ' (estimate)'],
  [/points? de collecte : /g, 'collection point: '],
  [/, sans frais$/g, ', free of charge'],
  [/, coût (?=\d)/g, ', cost '],
];
