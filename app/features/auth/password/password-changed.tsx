import { Link } from 'react-router';
import { AuthFrame } from '#app/features/auth/auth-frame.tsx';
import { Button } from '#app/ui/button.tsx';

export function PasswordChanged() {
  return (
    <AuthFrame title="Votre mot de passe est changé" takesFocus>
      <p>
        Vous êtes connecté sur cet appareil. Les autres devront se reconnecter avec le nouveau mot
        de passe.
      </p>
      <Button variant="primary" asChild className="mt-5 w-full">
        <Link to="/">Continuer</Link>
      </Button>
    </AuthFrame>
  );
}
