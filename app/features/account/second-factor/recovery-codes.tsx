import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { type Outcome, TaskMessage } from '#app/account-forms/task-message.tsx';
import { PLACES } from '#app/features/account/focus-later.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { site } from '#content/site.ts';

/** Shown once, never again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const lines = codes.map(group);
  const copy = async () => {
    setOutcome(
      (await copyText(lines.join('\n')))
        ? { tone: 'success', text: 'Les codes sont copiés.' }
        : { tone: 'error', text: 'La copie est refusée par ce navigateur. Téléchargez les codes.' },
    );
  };
  const download = () => {
    saveFile(
      `${site.filePrefix}-codes-de-secours.txt`,
      `Codes de secours ${site.name}. Chacun sert une fois.\n\n${lines.join('\n')}\n`,
      'text/plain;charset=utf-8',
    );
    setOutcome({ tone: 'success', text: 'Les codes sont téléchargés.' });
  };
  return (
    <section
      id={PLACES.codes}
      tabIndex={-1}
      aria-label="Codes de secours"
      className="mt-4 rounded-control border border-primary outline-none bg-primary-soft p-4"
    >
      <p className="font-semibold">Gardez ces codes de secours</p>
      <p className="mt-1">
        Chacun remplace une fois le code de votre téléphone, s’il est perdu. Ils ne seront plus
        jamais montrés.
      </p>
      <ul className="mt-3 grid gap-x-6 gap-y-1 font-semibold sm:grid-cols-2" translate="no">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button onClick={download}>
          <Download aria-hidden />
          Télécharger
        </Button>
        <Button onClick={copy}>
          <Copy aria-hidden />
          Copier
        </Button>
        <Button variant="primary" onClick={onKept}>
          J’ai gardé mes codes
        </Button>
        <TaskMessage outcome={outcome} />
      </div>
    </section>
  );
}

function group(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}
