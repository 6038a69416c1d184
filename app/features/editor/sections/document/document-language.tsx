import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';

export function DocumentLanguage() {
  const isFrench = useDraft(({ language }) => language === 'fr');
  return (
    <DraftSelect
      path="language"
      options={OPTIONS}
      className="sm:col-span-2"
      help={
        isFrench
          ? undefined
          : 'Les mentions obligatoires restent en français, suivies de leur traduction. Vos propres textes ne sont pas traduits.'
      }
    />
  );
}

const OPTIONS = [
  { value: 'fr', label: 'Français' },
  { value: 'en', label: 'Anglais' },
];
