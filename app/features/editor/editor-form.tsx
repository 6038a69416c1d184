import type { ComponentType } from 'react';
import { FormPart } from './form-part.tsx';
import { lazyPart } from './lazy-part.ts';
import { SellerSection } from './sections/seller-section.tsx';
import { useSession, useSessionState } from './session/session-context.tsx';

/** Every section, in the order of the sheet. The first is alive with the page, the others follow. */
export function EditorForm() {
  const session = useSession();
  const isConcealed = useSessionState((state) => state.isConcealed);
  const shownCount = useSessionState((state) => state.shownCount);
  return (
    <form
      key={shownCount}
      aria-label="Document"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className={`flex flex-col gap-4 max-lg:[&_:is(input,select,textarea,button)]:scroll-mb-24 lg:[&_:is(input,select,textarea,button)]:scroll-mt-24 ${isConcealed ? 'invisible' : ''}`}
    >
      {PARTS.map(({ Part, paths }) => (
        <FormPart key={paths} paths={paths} onAlive={() => session.wake(PARTS.length)}>
          <Part />
        </FormPart>
      ))}
    </form>
  );
}

const PARTS: readonly { Part: ComponentType; paths: string }[] = [
  { Part: SellerSection, paths: 'seller' },
  {
    Part: lazyPart(async () => (await import('./sections/buyer-section.tsx')).BuyerSection),
    paths: 'buyer payer deliveryAddress',
  },
  {
    Part: lazyPart(async () => (await import('./sections/document-section.tsx')).DocumentSection),
    paths:
      'number issueDate dueDate subtype title subject intro outro currency exchangeRate language supply operation vatOnDebits vatRegime exemption references works',
  },
  {
    Part: lazyPart(async () => (await import('./lines/lines-section.tsx')).LinesSection),
    paths: 'lines priceMode',
  },
  {
    Part: lazyPart(
      async () => (await import('./sections/adjustments-section.tsx')).AdjustmentsSection,
    ),
    paths: 'allowances charges prepayments rounding',
  },
  {
    Part: lazyPart(async () => (await import('./sections/payment-section.tsx')).PaymentSection),
    paths: 'payment payee',
  },
  {
    Part: lazyPart(async () => (await import('./sections/mentions-section.tsx')).MentionsSection),
    paths: 'notes terms privateNotes attachments',
  },
  {
    Part: lazyPart(async () => (await import('./sections/style-section.tsx')).StyleSection),
    paths: 'style',
  },
  {
    Part: lazyPart(async () => (await import('./conformity/conformity-panel.tsx')).ConformityPanel),
    paths: 'conformity',
  },
];
