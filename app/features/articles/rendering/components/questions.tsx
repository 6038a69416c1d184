import type { ReactNode } from 'react';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';

/** Around three to five `Question`: search engines read them as data too. */
export function Questions({ children }: { children: ReactNode }) {
  return (
    <>
      <h2 id="questions">Vos questions</h2>
      {children}
    </>
  );
}

/** render-article.server.tsx finds the questions by this shape. */
export function Question({ titre, children }: { titre: string; children: ReactNode }) {
  return (
    <section data-question="">
      <h3>{typesetProse(titre)}</h3>
      {children}
    </section>
  );
}
