import type { ReactNode } from 'react';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';

export function ShortAnswer({ children }: { children: ReactNode }) {
  return (
    <section className="short-answer" aria-label="La réponse en bref">
      <p className="section-label">En bref</p>
      {children}
    </section>
  );
}

export function Warning({
  titre = 'Attention',
  children,
}: {
  titre?: string;
  children: ReactNode;
}) {
  return (
    <aside className="warning" aria-label={typesetProse(titre)}>
      <p className="section-label">{typesetProse(titre)}</p>
      {children}
    </aside>
  );
}

/** Wraps a list of mistakes and their cost. */
export function Mistakes({ children }: { children: ReactNode }) {
  return (
    <>
      <h2 id="erreurs-frequentes">Les erreurs fréquentes</h2>
      <div className="mistakes">{children}</div>
    </>
  );
}

/** Wraps a numbered list. */
export function NumberedSteps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}

export function NextStep({
  lien,
  bouton,
  children,
}: {
  lien: string;
  bouton: string;
  children: ReactNode;
}) {
  return (
    <>
      <h2 id="a-faire-maintenant">À faire maintenant</h2>
      <div className="next-step">
        {children}
        <p>
          <a href={lien} className="action">
            {typesetProse(bouton)}
          </a>
        </p>
      </div>
    </>
  );
}
