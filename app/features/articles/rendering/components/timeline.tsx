import { findFact } from '#documents/law/facts/facts.ts';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';

/** `fait` names a legal date; `quand` describes a moment without a date: « 15 jours après ». */
type Moment = { fait?: string; quand?: string; titre: string; texte?: string };

/** `<Frise titre="…" etapes={[{ fait: 'reforme.reception', titre: '…', texte: '…' }]}/>` */
export function Timeline({ titre, etapes }: { titre: string; etapes: Moment[] }) {
  return (
    <figure className="timeline">
      <figcaption>{typesetProse(titre)}</figcaption>
      <ol>
        {etapes.map((moment) => (
          <li key={moment.titre}>
            <p className="moment">
              {moment.fait ? findFact(moment.fait).text : typesetProse(moment.quand ?? '')}
            </p>
            <p className="event">{typesetProse(moment.titre)}</p>
            {moment.texte && <p>{typesetProse(moment.texte)}</p>}
          </li>
        ))}
      </ol>
    </figure>
  );
}
