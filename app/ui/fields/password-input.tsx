import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextInput } from './text-input.tsx';

/** Pasting must stay possible. */
export function PasswordInput({
  autoComplete,
  ...props
}: Omit<ComponentProps<typeof TextInput>, 'type' | 'className' | 'autoComplete'> & {
  /** Tells password managers what to fill in or propose. */
  autoComplete: 'current-password' | 'new-password';
}) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        className="pr-11"
        {...props}
      />
      <IconButton
        label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
        size="sm"
        className="absolute top-1 right-1"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  );
}
