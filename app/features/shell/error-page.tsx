import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { site } from '#content/site.ts';

/** Shown when a page fails. Its home link is a full load, to drop the failed page’s state. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <main className="px-4 py-8 lg:px-8">
      <title>{`Erreur | ${site.name}`}</title>
      <Notice
        title={<span lang="en">Unexpected Application Error!</span>}
        actions={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              Recharger la page
            </Button>
            <Button asChild>
              <a href="/">Revenir à l’accueil</a>
            </Button>
          </>
        }
      >
        <span lang="en" className="mb-4 block break-words">
          {describe(error)}
        </span>
        Cette page n’a pas pu s’afficher. Vos brouillons restent enregistrés sur cet appareil.
        Rechargez la page pour les retrouver.
      </Notice>
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Unknown error';
}
