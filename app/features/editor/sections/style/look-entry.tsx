import { ChevronRight, Palette } from 'lucide-react';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { showLook } from '#app/features/editor/focus/look-request.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { summarizeStyle } from './summarize-style.ts';

export function LookEntry() {
  const summary = useDraft(summarizeStyle);
  const accent = useDraft(({ style }) => style.accent);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => showLook('style.logo') || focusField('style.logo.data')}
      className="flex h-11 w-full cursor-pointer items-center gap-2 rounded-card border border-rule bg-surface px-4 text-left hover:bg-hover lg:px-5"
    >
      <Palette aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
      <span className="font-semibold">Apparence</span>
      <span className="min-w-0 grow truncate text-sm text-ink-soft">{summary}</span>
      <span
        aria-hidden
        className="size-4 shrink-0 rounded-full border border-control"
        style={{ backgroundColor: accent }}
      />
      <ChevronRight aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
    </button>
  );
}
