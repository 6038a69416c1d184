import { DraftText } from '#app/features/editor/fields/draft-text.tsx';

export function DocumentSubjectField() {
  return (
    <DraftText
      path="subject"
      label="Objet"
      maxLength={150}
      placeholder="Ce que vous facturez, en une ligne"
      className="sm:col-span-2"
    />
  );
}
