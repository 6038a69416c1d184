import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Crop } from './crop.ts';
import { CropFrame } from './crop-frame.tsx';
import type { Picture } from './open-picture.ts';

export function CropDialog({
  picture,
  from,
  onTake,
  onClose,
}: {
  picture: Picture;
  from: Crop;
  onTake: (crop: Crop) => void;
  onClose: () => void;
}) {
  const [crop, setCrop] = useState(from);
  const isWhole = crop.width === picture.content.width && crop.height === picture.content.height;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Recadrer le logo"
      description="Tirez les coins, ou déplacez-les avec les flèches du clavier."
      actions={
        <>
          <Button disabled={isWhole} onClick={() => setCrop(picture.content)}>
            Prendre toute l’image
          </Button>
          <Button variant="primary" onClick={() => onTake(crop)}>
            Utiliser ce cadrage
          </Button>
        </>
      }
    >
      <CropFrame canvas={picture.canvas} crop={crop} onCrop={setCrop} />
      <p aria-live="polite" className="mt-2 text-sm text-ink-soft">
        {`Partie gardée\u00a0: ${shareOf(crop.width, picture.canvas.width)} de la largeur, ${shareOf(crop.height, picture.canvas.height)} de la hauteur.`}
      </p>
    </Dialog>
  );
}

function shareOf(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)}\u00a0%`;
}
