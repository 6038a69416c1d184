import { Kbd } from '#app/ui/kbd.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { SHORTCUTS } from './shortcut-list.ts';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Raccourcis clavier">
      <dl>
        {SHORTCUTS.map(({ keys, label }) => (
          <div
            key={label}
            className="flex items-center justify-between gap-4 border-b border-rule py-2 last:border-b-0"
          >
            <dt>{label}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">Sur un Mac, Cmd remplace Ctrl.</p>
    </Dialog>
  );
}
