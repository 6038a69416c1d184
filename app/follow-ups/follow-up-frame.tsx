import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

export function FollowUpFrame({
  title,
  description,
  size = 'md',
  makeLabel,
  onMake,
  onClose,
  children,
}: {
  title: string;
  description?: string;
  size?: 'md' | 'lg';
  /** « Créer l’avoir » */
  makeLabel: string;
  onMake: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size={size}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" onClick={onMake}>
            {makeLabel}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onMake();
        }}
        className="flex flex-col gap-4"
      >
        {children}
      </form>
    </Dialog>
  );
}
