import { Link } from 'react-router';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { trailOf } from '#content/pages.ts';
import type { ExampleFacts } from './describe-example.ts';
import { type Model, ModelList } from './model-card.tsx';
import { TradeFilter, type TradeLink } from './trade-filter.tsx';

export type TradePageData = ExampleFacts & {
  path: `/${string}`;
  parent: `/${string}`;
  name: string;
  document: string;
  title: string;
  summary: string;
  models: readonly Model[];
};

export function TradeTemplates({
  trade,
  trades,
}: {
  trade: TradePageData;
  trades: readonly TradeLink[];
}) {
  return (
    <div className="column-6xl">
      <Breadcrumb trail={trailOf(trade)} className="mb-6" />
      <h1 className="text-2xl sm:text-3xl">{trade.title}</h1>
      <p className="mt-4 max-w-3xl text-lg text-ink-soft">{trade.summary}</p>
      <TradeFilter trades={trades} current={trade.path} />
      <section aria-labelledby="modeles" className="mt-10">
        <h2 id="modeles" className="text-xl">
          Quatre présentations
        </h2>
        <p className="mt-1 max-w-3xl text-ink-soft">
          «&nbsp;Utiliser ce modèle&nbsp;» ouvre un document neuf avec ces lignes, ces unités et ce
          régime, sans les noms de l’exemple. Remplacez ce qui ne vous convient pas.
        </p>
        <ModelList models={trade.models} about={`${trade.document}, ${trade.name}`} />
      </section>
      <div className="mt-12 grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Facts facts={trade.facts} />
        {trade.mentions.length > 0 && <Mentions mentions={trade.mentions} />}
      </div>
      <p className="mt-10 max-w-3xl text-ink-soft">
        L’exemple est imaginaire. Les mentions de votre document dépendent de votre statut et de
        votre client&nbsp;: elles sont vérifiées une à une pendant que vous écrivez.{' '}
        <Link to="/modeles" className="text-primary underline">
          Voir tous les modèles
        </Link>
      </p>
    </div>
  );
}

function Facts({ facts }: Pick<ExampleFacts, 'facts'>) {
  return (
    <section aria-labelledby="faits">
      <h2 id="faits" className="text-xl">
        De quoi il est fait
      </h2>
      <dl className="mt-4 divide-y divide-rule border-y border-rule">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Mentions({ mentions }: Pick<ExampleFacts, 'mentions'>) {
  return (
    <section aria-labelledby="mentions">
      <h2 id="mentions" className="text-xl">
        Les mentions qu’il porte
      </h2>
      <ul className="mt-4 space-y-2 border-l-2 border-primary pl-4">
        {mentions.map((mention) => (
          <li key={mention} className="whitespace-pre-line">
            {mention}
          </li>
        ))}
      </ul>
    </section>
  );
}
