import { Download } from 'lucide-react';
import { useTransition } from 'react';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** `about` names the example for screen readers. */
export function ExampleButton({ name, about }: { name: string; about: string }) {
  const [isDrawing, startDrawing] = useTransition();
  const download = async () => {
    try {
      const { downloadExample } = await fetchPart(() => import('./download-example.ts'));
      await downloadExample(name);
    } catch {
      showToast('L’exemple n’a pas pu être fait.', {
        tone: 'error',
        detail: 'La connexion manque peut-être\u00a0: réessayez quand elle revient.',
      });
    }
  };
  return (
    <Button
      size="sm"
      aria-disabled={isDrawing}
      onClick={() => !isDrawing && startDrawing(download)}
      wraps
    >
      <Download aria-hidden className="max-sm:hidden" />
      <span>
        Télécharger un exemple
        <span className="sr-only">{`\u00a0: ${about}`}</span>
      </span>
    </Button>
  );
}
