import { loadAccountRecords } from '#app/features/editor/account/ask-account-records.ts';
import { useDraftWords } from '#app/features/editor/kind/use-draft-words.ts';
import { withBrief } from '#app/features/editor/sections/party/brief-text.ts';
import { PartyCombobox } from '#app/features/editor/sections/party/party-combobox.tsx';
import { useBrief } from '#app/features/editor/sections/party/use-brief.ts';
import { RegisterAside } from '#app/features/editor/sections/register/register-aside.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { suggestSellers } from '#app/features/editor/suggestions/suggest-parties.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { type Draft, displayName, isNaturalPersonInBusiness } from '#documents';
import { sellerFieldsOf } from './seller-kinds.ts';

/** `isBrief`: the card is but this field, which a number of the law may fill too. */
export function SellerName({
  isBrief = false,
  onPick,
  suggest = suggestSellers,
}: {
  isBrief?: boolean;
  onPick: () => void;
  suggest?: typeof suggestSellers;
}) {
  const editor = useEditor();
  const { store } = editor;
  const { nameLabel, nameAutoComplete, hasNumbers } = useDraft(({ seller }) =>
    sellerFieldsOf(seller),
  );
  const { the } = useDraftWords();
  const help = useDraft(({ seller }) => explainName(seller, the));
  const brief = useBrief('seller', withBrief);
  const workspace = useWorkspace();
  const takeCompany = async (id: string) => {
    const { fillFromCompany } = await fetchPart(loadAccountRecords);
    const field = document.activeElement;
    const isFilled = await fillFromCompany(editor, {
      id,
      readDocument: () => readShown(workspace),
    });
    // The card takes the focus when it folds.
    if (isFilled && document.activeElement === field) onPick();
  };
  const fill = (seller: Draft['seller'], companyId: string | undefined) => {
    // The unreadable capital belonged to the previous seller.
    if (store.getState().rawTexts[CAPITAL] !== undefined) store.set(CAPITAL, undefined);
    store.nameRecords({ companyId }, (draft) => ({ ...draft, seller }));
    onPick();
  };
  return (
    <PartyCombobox
      path="seller.name"
      label={isBrief ? 'Nom, SIREN ou SIRET' : nameLabel}
      help={isBrief ? undefined : help}
      isRequired
      autoComplete={nameAutoComplete}
      written={isBrief ? brief : undefined}
      aside={!isBrief && hasNumbers && <RegisterAside party="seller" />}
      suggest={suggest}
      onPick={({ party, companyId }) => (party ? fill(party, companyId) : takeCompany(companyId))}
    />
  );
}

function readShown(workspace: Workspace) {
  const { given, issued, shownCount } = workspace.getState();
  return { given, isIssued: issued !== null, shownCount };
}

/** A sole trader’s documents print « EI » beside the name (C. com. R526-27). */
function explainName(seller: Draft['seller'], theDocument: string): string {
  if (!isNaturalPersonInBusiness(seller)) return '';
  const printed = displayName(seller);
  if (printed === '') return 'La mention «\u00a0EI\u00a0», obligatoire, s’ajoute toute seule.';
  return printed === seller.name ? '' : `Sur ${theDocument}\u00a0: «\u00a0${printed}\u00a0».`;
}

const CAPITAL = 'seller.shareCapital';
