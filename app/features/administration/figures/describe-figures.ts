import type { SiteFigures } from '#app/data/account/administration/figures.ts';
import {
  ABSENT,
  formatCount,
  formatPercentage,
  formatShortMoment,
} from '#app/features/administration/format-figures.ts';
import { nameBrokenRule, nameKind, nameTemplate } from '#app/features/administration/name-codes.ts';
import { explainMail } from './explain-mail.ts';

export type FigureCard = {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly [name: string, ...figures: readonly (string | number)[]])[];
};

/** A table whose query failed says so. */
export function describeFigures(known: SiteFigures): FigureCard[] {
  return [
    {
      title: 'PDFs des 30 derniers jours par type et modèle',
      heads: ['Type et modèle', 'PDFs', 'Dont facture électronique'],
      rows: (known.shares ?? []).map(({ document_type, template, total, electronic }) => [
        [document_type && nameKind(document_type), template && nameTemplate(template)]
          .filter(Boolean)
          .join(' · '),
        total,
        `${formatCount(electronic)} (${formatPercentage((electronic / total) * 100)})`,
      ]),
    },
    {
      title: 'Règles de conformité qui échouent le plus',
      heads: ['Règle', 'PDFs'],
      rows: (known.brokenRules ?? []).map(({ rule, total }) => [nameBrokenRule(rule), total]),
    },
    {
      title: 'Emails des 30 derniers jours',
      heads: ['Type, statut et raison', 'Emails'],
      rows: (known.mail ?? []).map(({ email_type, status, reason, total }) => [
        explainMail(email_type, status, reason),
        total,
      ]),
    },
    { title: 'Du visiteur au compte', heads: ['Étape', 'Nombre'], rows: describeConversion(known) },
    { title: 'Santé du site', heads: ['Mesure', 'Valeur'], rows: describeHealth(known) },
  ];
}

function describeConversion({ conversion }: SiteFigures): FigureCard['rows'] {
  if (!conversion) return [['Emails collectés', ABSENT]];
  const { total_leads, converted_leads } = conversion;
  return [
    ['Emails collectés', total_leads],
    ['Devenus un compte', converted_leads],
    [
      'Taux de conversion',
      formatPercentage(total_leads === 0 ? 0 : (converted_leads / total_leads) * 100),
    ],
  ];
}

function describeHealth({ health, version }: SiteFigures): FigureCard['rows'] {
  return [
    ['Version', version || ABSENT],
    [
      'Taille de la base',
      health ? `${formatCount(Math.round(health.database_bytes / 1e6))} Mo` : ABSENT,
    ],
    ['Emails en attente', formatCount(health?.waiting_mail ?? null)],
    ['Le plus ancien', formatShortMoment(health?.oldest_mail ?? null)],
    ['Suppressions de compte demandées', formatCount(health?.due_deletions ?? null)],
  ];
}
