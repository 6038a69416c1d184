import { Link } from 'react-router';
import { ExamplePicture } from '#app/sheet/example-picture.tsx';
import { Button } from '#app/ui/button.tsx';
import { ExampleButton } from './example-button.tsx';

export type Model = {
  label: string;
  help: string;
  /** The name of its picture and PDF. */
  name: string;
  /** The page of its kind, prefilled. */
  address: string;
};

function ModelCard({ model, about }: { model: Model; about: string }) {
  const { label, help } = model;
  return (
    <li className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4 rounded-card border border-rule bg-surface p-3 sm:grid-cols-1 sm:grid-rows-[auto_1fr]">
      <div className="self-start overflow-hidden rounded-sm border border-rule">
        <ExamplePicture name={model.name} />
      </div>
      <div className="flex flex-col gap-3">
        <div className="grow">
          <h3 className="text-base">{label}</h3>
          <p className="mt-1 text-sm text-ink-soft">{help}</p>
        </div>
        <Button variant="primary" size="sm" asChild wraps>
          <Link to={model.address}>
            <span>
              Utiliser ce modèle
              <span className="sr-only">{`\u00a0: ${about}, ${label}`}</span>
            </span>
          </Link>
        </Button>
        <ExampleButton name={model.name} about={`${about}, ${label}`} />
      </div>
    </li>
  );
}

export function ModelList({ models, about }: { models: readonly Model[]; about: string }) {
  return (
    <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {models.map((model) => (
        <ModelCard key={model.name} model={model} about={about} />
      ))}
    </ul>
  );
}
