import { useMutation } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Company, saveCompany } from '#app/data/account/records/companies.ts';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { newUuid } from '#app/lib/new-id.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { checkPattern } from '#app/naming/check-pattern.ts';
import { RecordForm } from '#app/records/record-form.tsx';
import type { PartRefusal, RecordPartProps } from '#app/records/record-part.ts';
import type { Draft } from '#documents';
import { NUMBERED_SERIES } from './number-pattern.ts';
import { NumberingCard } from './numbering-card.tsx';

/** A seller, and the defaults of its documents. */
export function CompanyPage({
  company,
  back,
  Identity,
}: {
  company: Company | null;
  back: string;
  /** The seller fields of the editor. */
  Identity: ComponentType<RecordPartProps>;
}) {
  const [initial] = useState(() => partOf(company));
  const [part, setPart] = useState<{ draft: Partial<Draft>; refusal: PartRefusal | null }>({
    draft: initial,
    refusal: null,
  });
  const [numbering, setNumbering] = useState(company?.defaults.numbering ?? {});
  const [refusal, setRefusal] = useState('');
  const [id] = useState(() => company?.id ?? newUuid());
  const { mutate, isPending, error } = useMutation(saveCompany());
  const navigate = useNavigate();
  const save = () => {
    const { draft } = part;
    const { seller, style } = draft;
    if (!seller || seller.name.trim() === '') {
      setRefusal('Saisissez le nom de l’entreprise.');
      return document.getElementById('field-seller-name')?.focus();
    }
    if (part.refusal) {
      setRefusal(part.refusal.text);
      return part.refusal.show();
    }
    const wrong = NUMBERED_SERIES.find(({ kinds }) => {
      const own = kinds.map((kind) => numbering[kind]).find((one) => one !== undefined);
      return own && checkPattern(own.pattern, own.start, todayInFrance()) !== '';
    });
    if (wrong) {
      setRefusal(`La numérotation est à corriger\u00a0: ${wrong.label.toLowerCase()}.`);
      return document.getElementById(`numbering-${wrong.kinds[0]}`)?.focus();
    }
    setRefusal('');
    const named = { ...seller, name: seller.name.trim() };
    const { vatRegime, payment, operation, vatOnDebits, notes, terms } = completed(draft);
    mutate(
      {
        id,
        seller: named,
        style: style ?? completed(draft).style,
        defaults: { vatRegime, payment, operation, vatOnDebits, notes, terms, numbering },
      },
      { onSuccess: () => navigate(back, { replace: true }) },
    );
  };
  return (
    <RecordForm
      title={company ? company.seller.name : 'Nouvelle entreprise'}
      back={{ href: back, label: 'Mes entreprises' }}
      problem={error && problemOf(error)}
      refusal={refusal}
      isSaving={isPending}
      onSave={save}
    >
      <div className="grid grid-cols-1 gap-5">
        <Identity
          initial={initial}
          onChange={(changed) => {
            setPart(changed);
            setRefusal('');
          }}
        />
        <NumberingCard
          numbering={numbering}
          seller={part.draft.seller ?? NEW_COMPANY.seller}
          onChange={setNumbering}
        />
      </div>
    </RecordForm>
  );
}

/** The fields of a draft that a company fills. */
function partOf(company: Company | null) {
  const { seller, style, defaults } = company ?? NEW_COMPANY;
  const { vatRegime, payment, operation, vatOnDebits, notes, terms } = defaults;
  return { seller, style, vatRegime, payment, operation, vatOnDebits, notes, terms };
}

function completed(draft: Partial<Draft>) {
  const blank = partOf(null);
  return { ...blank, ...draft, notes: draft.notes ?? '', terms: draft.terms ?? '' };
}

const NEW_COMPANY: Omit<Company, 'id'> = {
  seller: {
    kind: 'company',
    name: '',
    address: { line1: '', postalCode: '', city: '', country: 'FR' },
  },
  style: { template: 'classique', accent: '#1C5D4A', watermark: 'none', showsPaymentCode: true },
  defaults: {
    vatRegime: 'normal',
    payment: {
      means: ['transfer'],
      latePenalty: 'ecb+10',
      recoveryFee: true,
      earlyDiscount: 'none',
    },
    operation: 'services',
    vatOnDebits: false,
    notes: '',
    terms: '',
    numbering: {},
  },
};
