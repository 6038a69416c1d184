import type { ReactNode } from 'react';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';

/** Wraps three to five `Question`, also published as structured data. */
export function Questions({ children }: { children: ReactNode }) {
  return (
    <>
      <h2 id="questions">Vos questions</h2>
      {children}
    </>
  );
}

/** render-article.server.tsx relies on this markup. */
export function Question({ titre, children }: { titre: string; children: ReactNode }) {
  return (
    <section data-question="">
      <h3>{typesetProse(titre)}</h3>
      {children}
    </section>
  );
}
