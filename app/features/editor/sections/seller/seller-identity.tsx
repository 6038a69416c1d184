import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { givesSiren } from '#app/features/editor/sections/party/fill-identifiers.ts';
import { IdentifierField } from '#app/features/editor/sections/party/identifier-field.tsx';
import { PartyCombobox } from '#app/features/editor/sections/party/party-combobox.tsx';
import { SirenField } from '#app/features/editor/sections/party/siren-field.tsx';
import { SiretField } from '#app/features/editor/sections/party/siret-field.tsx';
import { VatNumberField } from '#app/features/editor/sections/party/vat-number-field.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { VAT_REGIME_LAW } from '#documents';
import { SellerCapital } from './seller-capital.tsx';
import { sellerFieldsOf } from './seller-kinds.ts';
import { suggestLegalForms } from './suggest-legal-forms.ts';

/** Only the fields of the seller’s kind, and any other that has a value, since it is printed. */
export function SellerIdentity() {
  const kind = useDraft(({ seller }) => seller.kind);
  const fields = useDraft(({ seller }) => sellerFieldsOf(seller));
  const has = useDraft(({ seller }) =>
    (['legalForm', 'shareCapital', 'hasVariableCapital', 'registry', 'rna'] as const)
      .filter((key) => seller[key] !== undefined)
      .join(' '),
  );
  const hasCapital = fields.hasCapital || /apital/.test(has);
  const hasSiren = useDraft(({ seller }) => Boolean(seller.siren));
  const isSirenGiven = useDraft(({ seller }) => givesSiren(seller));
  const [isSirenAsked, setSirenAsked] = useDraftChoice<boolean>();
  useReveal(['seller.siren'], () => setSirenAsked(true));
  const regime = useDraft(({ vatRegime }) => vatRegime);
  return (
    <div className={gridClasses}>
      <div className={hasCapital ? 'grid grid-cols-2 gap-x-3 sm:contents' : 'contents'}>
        {(fields.hasLegalForm || has.includes('legalForm')) && (
          <PartyCombobox
            path="seller.legalForm"
            help={fields.legalFormHelp}
            isRequired={kind === 'company'}
            className={hasCapital ? undefined : 'sm:col-span-2'}
            suggest={(text) => suggestLegalForms(kind, text)}
          />
        )}
        {hasCapital && <SellerCapital />}
      </div>
      {fields.hasNumbers && (
        <>
          <SiretField party="seller" help={hasSiren ? undefined : 'Il remplit le SIREN.'} />
          {(!isSirenGiven || isSirenAsked) && <SirenField party="seller" isRequired />}
          <VatNumberField
            party="seller"
            isAfterSiren
            isRequired={VAT_REGIME_LAW[regime].requires.includes('seller-vat-number')}
            isProposed={regime !== 'franchise'}
            help={regime === 'franchise' ? 'Facultatif en franchise en base.' : undefined}
          />
        </>
      )}
      {(fields.hasRegistry || has.includes('registry')) && (
        <DraftText
          path="seller.registry"
          help={fields.registryHelp}
          isRequired={fields.isCompany}
        />
      )}
      {(fields.hasRna || has.includes('rna')) && <IdentifierField path="seller.rna" />}
    </div>
  );
}
