import { useEffect, useState } from 'react';
import { trust } from '#app/lib/trusted-types.ts';
import { QuestionThemes } from './question-themes.tsx';
import { lastThemes, readThemes } from './read-themes.ts';

const BuiltQuestions = import.meta.env.SSR
  ? (await import('./built-questions.tsx')).BuiltQuestions
  : null;

/**
 * All questions. They are prerendered, and the client reuses that HTML instead of loading the text
 * again. After a navigation, they are loaded from their file.
 */
export function PageQuestions() {
  if (BuiltQuestions)
    return (
      <div id={PLACE}>
        <BuiltQuestions />
      </div>
    );
  return <KeptQuestions />;
}

function KeptQuestions() {
  const [html] = useState(readBuilt);
  if (html === null) return <FetchedQuestions />;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the build wrote at this very place
    <div id={PLACE} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trust(html) }} />
  );
}

function FetchedQuestions() {
  const [themes, setThemes] = useState(lastThemes);
  // Loads the questions.
  useEffect(() => {
    readThemes().then(setThemes);
  }, []);
  // Syncs with the address, whose question has only just been rendered.
  useEffect(() => {
    if (themes.length > 0) openNamed(window.location.hash.slice(1));
  }, [themes]);
  if (themes.length === 0) return <p className="min-h-dvh text-ink-soft">Chargement…</p>;
  return <QuestionThemes themes={themes} />;
}

/** The prerendered HTML, kept so that returning visitors scroll to the right place. */
function readBuilt(): string | null {
  built ??= document.getElementById(PLACE)?.innerHTML ?? null;
  return built;
}

let built: string | null = null;

function openNamed(id: string): void {
  const named = id === '' ? null : document.getElementById(id);
  if (!named) return;
  named.closest('details')?.setAttribute('open', '');
  named.scrollIntoView();
}

const PLACE = 'toutes-les-questions';
