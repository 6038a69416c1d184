import { Link } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import { WhenSaid } from '#app/ui/when-said.tsx';
import { deployment } from '#content/site.ts';
import { MessageForm } from './message/message-form.tsx';

export function ContactPage() {
  const {
    OPERATOR_EMAIL: email,
    OPERATOR_PHONE: phone,
    OPERATOR_ADDRESS: postalAddress,
  } = deployment;
  return (
    <div className="column-2xl">
      <h1 className="text-2xl lg:text-3xl">Nous écrire</h1>
      <p className="mt-3 text-lg text-ink-soft">
        Une question, une erreur, une idée&nbsp;? La réponse est peut-être dans les{' '}
        <Link to="/faq" className="text-primary underline">
          questions fréquentes
        </Link>
        . Sinon, écrivez-nous&nbsp;: vous recevrez un numéro, puis une réponse par e-mail.
      </p>
      <div className="mt-6">
        <Card title="Votre message">
          <MessageForm prefix="contact" />
        </Card>
      </div>
      <WhenSaid setting="OTHER_CONTACT">
        <div className="mt-5">
          <Card title="Autrement">
            <ul className="grid gap-2">
              <WhenSaid setting="OPERATOR_EMAIL">
                <li>
                  Par e-mail&nbsp;:{' '}
                  <a href={`mailto:${email}`} className="text-primary underline">
                    {email}
                  </a>
                </li>
              </WhenSaid>
              <WhenSaid setting="OPERATOR_PHONE">
                <li>Par téléphone&nbsp;: {phone}</li>
              </WhenSaid>
              <WhenSaid setting="OPERATOR_ADDRESS">
                <li>Par courrier&nbsp;: {postalAddress}</li>
              </WhenSaid>
            </ul>
          </Card>
        </div>
      </WhenSaid>
      <p className="mt-5 text-sm text-ink-soft">
        Pour une question de données personnelles, lisez la{' '}
        <Link to="/confidentialite" className="text-primary underline">
          politique de confidentialité
        </Link>
        . Nous ne donnons pas de conseil fiscal ni juridique personnel.
      </p>
    </div>
  );
}
