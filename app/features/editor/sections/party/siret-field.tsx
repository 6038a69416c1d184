import type { DraftFieldProps } from '#app/features/editor/fields/draft-text.tsx';
import { RegisterAside } from '#app/features/editor/sections/register/register-aside.tsx';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { formatSiret } from '#documents';
import { withSiret } from './fill-identifiers.ts';
import { IdentifierField } from './identifier-field.tsx';

/** A SIRET fills the SIREN. `isFillOffered` offers the register. */
export function SiretField({
  party,
  isFillOffered = true,
  ...field
}: Omit<DraftFieldProps, 'path' | 'label'> & {
  party: 'seller' | 'buyer';
  isFillOffered?: boolean;
}) {
  const { store } = useEditor();
  const path = `${party}.siret` as const;
  const write = (siret: string) =>
    store.update((draft) => ({ ...draft, [party]: withSiret(draft[party], siret) }), path);
  return (
    <div>
      <IdentifierField
        {...field}
        path={path}
        format={formatSiret}
        inputMode="numeric"
        onWrite={write}
      />
      {isFillOffered && <RegisterAside party={party} field="siret" />}
    </div>
  );
}
