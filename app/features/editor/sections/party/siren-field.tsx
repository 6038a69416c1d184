import type { DraftFieldProps } from '#app/features/editor/fields/draft-text.tsx';
import { RegisterAside } from '#app/features/editor/sections/register/register-aside.tsx';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { formatSiren, formatSiret } from '#documents';
import { splitSiret } from './fill-identifiers.ts';
import { IdentifierField } from './identifier-field.tsx';

/** A whole SIRET pasted here moves to the SIRET field on blur. */
export function SirenField({
  party,
  ...field
}: Omit<DraftFieldProps, 'path' | 'label'> & { party: 'seller' | 'buyer' }) {
  const { store } = useEditor();
  const leave = () =>
    store.update((draft) => {
      const split = splitSiret(draft[party]);
      return split ? { ...draft, [party]: split } : draft;
    });
  return (
    <div>
      <IdentifierField
        {...field}
        path={`${party}.siren`}
        format={(value) => (value.length === 14 ? formatSiret(value) : formatSiren(value))}
        inputMode="numeric"
        onLeave={leave}
      />
      <RegisterAside party={party} field="siren" />
    </div>
  );
}
