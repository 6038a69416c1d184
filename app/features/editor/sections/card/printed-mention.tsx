import { useDraftWords } from '#app/features/editor/kind/use-draft-words.ts';

export function PrintedMention({ text }: { text: string }) {
  const { the } = useDraftWords();
  return (
    <p>
      <span className="text-ink-soft">
        Imprimé sur {the}
        {'\u00a0'}:{' '}
      </span>
      «{'\u00a0'}
      {text}
      {'\u00a0'}»
    </p>
  );
}
