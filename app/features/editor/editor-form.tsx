import type { ComponentType } from 'react';
import { useSessionState } from './session/session-context.tsx';

/** Every section, in the order of the sheet. `data-section` lists the first steps of the paths that a section holds. */
export function EditorForm() {
  const isConcealed = useSessionState((state) => state.isConcealed);
  return (
    <form
      aria-label="Document"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className={`flex flex-col gap-4 max-lg:[&_:is(input,select,textarea,button)]:scroll-mb-24 lg:[&_:is(input,select,textarea,button)]:scroll-mt-24 ${isConcealed ? 'invisible' : ''}`}
    >
      {SECTIONS.map(({ name, paths }) => {
        const Section = components[name];
        return (
          <div key={name} data-section={paths}>
            {Section && <Section />}
          </div>
        );
      })}
    </form>
  );
}

const modules = import.meta.glob<Record<string, ComponentType>>(
  ['./sections/*-section.tsx', './lines/lines-section.tsx', './conformity/conformity-panel.tsx'],
  { eager: true },
);
const components: Record<string, ComponentType | undefined> = Object.assign(
  {},
  ...Object.values(modules),
);
const SECTIONS = [
  { name: 'SellerSection', paths: 'seller' },
  { name: 'BuyerSection', paths: 'buyer payer deliveryAddress' },
  {
    name: 'DocumentSection',
    paths:
      'number issueDate dueDate subtype title subject intro outro currency exchangeRate language supply operation vatOnDebits vatRegime exemption references works',
  },
  { name: 'LinesSection', paths: 'lines priceMode' },
  { name: 'AdjustmentsSection', paths: 'allowances charges prepayments rounding' },
  { name: 'PaymentSection', paths: 'payment payee' },
  { name: 'MentionsSection', paths: 'notes terms privateNotes attachments' },
  { name: 'StyleSection', paths: 'style' },
  { name: 'ConformityPanel', paths: 'conformity' },
] as const;
