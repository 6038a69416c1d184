import { Link } from 'react-router';
import { documentPages } from '#app/lib/pages/document-pages.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { site } from '#content/site.ts';

export const meta = () => [
  { title: `Page introuvable | ${site.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return (
    <Notice
      title="Cette page n’existe pas"
      actions={documentPages.map(({ path, name }) => (
        <Button key={path} asChild>
          <Link to={path}>{name}</Link>
        </Button>
      ))}
    >
      Vérifiez l’adresse, ou{' '}
      <Link to="/" className="text-primary underline">
        revenez à l’accueil
      </Link>
      .
    </Notice>
  );
}
