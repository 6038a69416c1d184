import { findFact } from '#documents/law/facts/facts.ts';
import { findWording } from '#documents/law/facts/wordings.ts';

/** `<Fait nom="franchise.services"/>`: a legal figure; `court` shortens a date for a table. */
export function FactText({ nom, court = false }: { nom: string; court?: boolean }) {
  const { text, short } = findFact(nom);
  if (court && !short) throw new Error(`The fact « ${nom} » has no short form`);
  return <span className="legal-fact">{court ? short : text}</span>;
}

/** `<Mention nom="franchise"/>`: a sentence as printed on documents; `bloc` sets it apart. */
export function WordingText({ nom, bloc = false }: { nom: string; bloc?: boolean }) {
  const text = findWording(nom);
  if (!bloc) return <span className="legal-wording">«&nbsp;{text}&nbsp;»</span>;
  return (
    <blockquote className="legal-wording">
      <p>{text}</p>
    </blockquote>
  );
}
