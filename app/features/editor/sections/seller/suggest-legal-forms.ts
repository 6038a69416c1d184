import type { SellerKind } from './seller-kinds.ts';

type LegalForm = { id: string; label: string; detail: string };

/** Legal forms of the kind that match the text; any other can be typed. */
export function suggestLegalForms(kind: SellerKind, text: string): LegalForm[] {
  const wanted = text.trim().toLowerCase();
  const found = (FORMS[kind] ?? COMPANIES).filter(({ label, detail }) =>
    `${label} ${detail}`.toLowerCase().includes(wanted),
  );
  return found.some(({ label }) => label.toLowerCase() === wanted) ? [] : found;
}

const COMPANIES = [
  form('SARL', 'Société à responsabilité limitée'),
  form('EURL', 'SARL à associé unique'),
  form('SAS', 'Société par actions simplifiée'),
  form('SASU', 'SAS à associé unique'),
  form('SA', 'Société anonyme'),
  form('SNC', 'Société en nom collectif'),
  form('SCOP SARL', 'Société coopérative de production'),
  form('SCA', 'Société en commandite par actions'),
];

const FORMS: Readonly<Partial<Record<SellerKind, readonly LegalForm[]>>> = {
  liberal: [
    form('SELARL', 'Société d’exercice libéral à responsabilité limitée'),
    form('SELARLU', 'SELARL à associé unique'),
    form('SELAS', 'Société d’exercice libéral par actions simplifiée'),
    form('SCP', 'Société civile professionnelle'),
    form('SPFPL', 'Société de participations financières'),
    ...COMPANIES.slice(0, 4),
  ],
  sci: [
    form('SCI', 'Société civile immobilière'),
    form('SCCV', 'Société civile de construction vente'),
  ],
};

function form(label: string, detail: string): LegalForm {
  return { id: label, label, detail };
}
