import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { DocumentSupplyFields } from '#app/features/editor/sections/dates/document-supply-fields.tsx';
import { resolveSupplyMode, type SupplyMode } from '#app/features/editor/sections/dates/supply.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { type DraftPath, requireKind, type SubtypeTraits, subtypeOf } from '#documents';
import { DocumentCurrency } from './document-currency.tsx';
import { DocumentLanguage } from './document-language.tsx';
import { summarizeDocumentDetails } from './summarize-document-details.ts';

export function DocumentDetails() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const summary = useDraft(summarizeDocumentDetails);
  const title = useDraft(({ kind, subtype, language }) => {
    const { title: french, englishTitle } = subtypeOf(requireKind(kind), subtype);
    return language === 'en' ? englishTitle : french;
  });
  const kind = useDraft((draft) => requireKind(draft.kind));
  const { hasLines, hasRent, hasValidity } = kind;
  const hasTitle = useDraft((draft) => !hasRent || draft.title !== undefined);
  // A note and a quote ask for the place elsewhere; rent has none.
  const hasPlace = useDraft(({ subtype }) => subtype !== 'note' && hasLines && !hasValidity);
  // A rebate asks for its period with its contract.
  const isRebate = useDraft(({ subtype }) => isRebateOf(subtypeOf(kind, subtype)));
  const hasSupply = hasLines && !kind.subtypes.standard.asksPayment && !isRebate;
  const paths = [
    ...PATHS,
    ...(hasPlace ? (['supply.place'] as const) : []),
    ...(hasSupply ? SUPPLY : []),
  ];
  useReveal(paths, () => setToggled(true));
  return (
    <Disclosure
      title="Plus de détails"
      summary={summary}
      level={3}
      isOpen={isToggled ?? false}
      onToggle={setToggled}
    >
      <div className="grid items-start gap-4 pb-2 sm:grid-cols-2">
        {hasTitle && <DraftText path="title" placeholder={title} className="sm:col-span-2" />}
        <DocumentLanguage />
        {!hasRent && <DocumentCurrency />}
        {hasSupply && <OptionalSupply />}
        {hasPlace && <DraftText path="supply.place" className="sm:col-span-2" />}
        <DraftTextArea
          path="intro"
          help={hasLines ? 'Avant les lignes.' : 'Avant le montant.'}
          className="sm:col-span-2"
        />
        <DraftTextArea
          path="outro"
          help={hasLines ? 'Après les totaux.' : 'Avant la signature.'}
          className="sm:col-span-2"
        />
        <DraftTextArea
          path="privateNotes"
          help="Jamais imprimées, ni dans le PDF, ni dans le XML."
          className="sm:col-span-2"
        />
      </div>
    </Disclosure>
  );
}

function isRebateOf({ isCredit, needsPreceding }: SubtypeTraits): boolean {
  return isCredit && !needsPreceding;
}

function OptionalSupply() {
  const [chosen, setChosen] = useDraftChoice<SupplyMode>();
  const mode = useDraft((draft) => resolveSupplyMode(draft, chosen));
  return <DocumentSupplyFields mode={mode} onChooseMode={setChosen} />;
}

const SUPPLY: readonly DraftPath[] = ['supply.date', 'supply.start', 'supply.end'];
const PATHS: readonly DraftPath[] = [
  'title',
  'language',
  'currency',
  'exchangeRate',
  'intro',
  'outro',
  'privateNotes',
];
