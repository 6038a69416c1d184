import { Link } from 'react-router';

export function Steps() {
  return (
    <section aria-labelledby="etapes" className="mt-14 lg:mt-20">
      <h2 id="etapes" className="text-2xl">
        Comment ça marche
      </h2>
      <ol className="mt-6 grid gap-8 lg:grid-cols-3 lg:gap-12">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-4">
            <span
              aria-hidden
              className="flex size-10 items-center justify-center rounded-full border border-primary font-semibold text-primary tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <Link to="/modeles" className="text-primary underline">
          Partir d’un modèle ou de l’exemple de votre métier
        </Link>
      </p>
    </section>
  );
}

const STEPS = [
  {
    title: 'Choisissez un document',
    text: 'Un premier clic ouvre une facture, un devis, un reçu, une quittance ou un avoir. Le formulaire ne demande que ce qui le concerne.',
  },
  {
    title: 'Remplissez-le',
    text: 'La feuille se dessine à côté de ce que vous écrivez. Un panneau dit ce qui manque encore, et y mène.',
  },
  {
    title: 'Téléchargez le PDF',
    text: 'Un second clic le donne\u00a0: il est à vous, prêt à envoyer. L’appareil garde vos coordonnées et le numéro suivant pour la prochaine fois.',
  },
];
