import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { TaskMessage } from '#app/account-forms/task-message.tsx';
import type { Answer } from '#app/data/account/answer.ts';
import {
  beginFactor,
  countRecoveryCodes,
  type Enrolment,
  makeRecoveryCodes,
} from '#app/data/account/second-factor.ts';
import type { AccountStore } from '#app/features/account/account-store.ts';
import { focusLater, PLACES } from '#app/features/account/focus-later.ts';
import { listApplications, type Signed } from '#app/features/account/signed.ts';
import { useTask } from '#app/features/account/use-task.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { ApplicationList } from './application-list.tsx';
import { CodesButton } from './codes-button.tsx';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function SecondFactorCard({
  user,
  recoveryCodes,
  hasRecoveryCodes,
  store,
}: {
  user: Signed;
  /** Whether the server supports recovery codes. */
  hasRecoveryCodes: boolean;
  recoveryCodes: number | null;
  store: AccountStore;
}) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { run, outcome, isBusy } = useTask();
  const applications = listApplications(user);
  const isOn = applications.length > 0;
  const isIdle = !enrolment && !codes;

  const begin = async () => {
    const begun = await run(() => beginFactor(nameNext(user)), null);
    if (!begun?.ok) return;
    setEnrolment(begun.value);
    focusLater(PLACES.enrolment);
  };
  const showCodes = (made: readonly string[]) => {
    setCodes(made);
    focusLater(PLACES.codes);
    store.update({ recoveryCodes: made.length });
  };
  const createCodes = async () => {
    const made = await run(makeOrCount, null);
    if (!made?.ok) return false;
    if (made.value.codes) showCodes(made.value.codes);
    else store.update({ recoveryCodes: made.value.left });
    return made.value.codes !== null;
  };
  const close = () => {
    setEnrolment(null);
    setCodes(null);
    focusLater(PLACES.factorButton);
  };
  const finish = async () => {
    // Codes kept for another application stay valid.
    const isRenewed = hasRecoveryCodes && recoveryCodes === null && (await createCodes());
    setEnrolment(null);
    if (!isRenewed) focusLater(PLACES.factorButton);
    await store.reloadSessions();
  };
  return (
    <Card
      title="Double vérification"
      aside={
        isOn && (
          <Badge tone="success">
            <ShieldCheck aria-hidden />
            Activée
          </Badge>
        )
      }
    >
      {!isOn && !enrolment && (
        <p className="text-ink-soft">
          À chaque connexion, un code de votre téléphone s’ajoute à votre mot de passe&nbsp;: un mot
          de passe volé ne suffit plus.
        </p>
      )}
      {isOn && <ApplicationList {...{ applications, hasRecoveryCodes, store }} />}
      {enrolment && <EnrolmentSteps enrolment={enrolment} onDone={finish} onCancel={close} />}
      {codes && <RecoveryCodes codes={codes} onKept={close} />}
      {isOn && isIdle && hasRecoveryCodes && <CodesLeft count={recoveryCodes} />}
      {applications.length === 1 && isIdle && !hasRecoveryCodes && <WithoutCodes />}
      <div className={isIdle ? 'mt-4 flex flex-wrap items-center gap-x-4 gap-y-2' : ''}>
        {isIdle && (
          <Button id={PLACES.factorButton} onClick={begin} aria-disabled={isBusy || undefined}>
            {isOn ? 'Ajouter une application' : 'Activer la double vérification'}
          </Button>
        )}
        {isOn && isIdle && hasRecoveryCodes && (
          <CodesButton
            hasCodes={recoveryCodes !== null}
            isBusy={isBusy}
            onCreate={createCodes}
            onReplaced={showCodes}
          />
        )}
        <TaskMessage outcome={outcome} />
      </div>
    </Card>
  );
}

function CodesLeft({ count }: { count: number | null }) {
  if (count === null)
    return (
      <p className="mt-3 text-amber">
        Vous n’avez pas de codes de secours&nbsp;: sans votre téléphone, vous ne pourriez plus vous
        connecter.
      </p>
    );
  return (
    <p className={`mt-3 ${count < FEW ? 'text-amber' : 'text-ink-soft'}`}>
      {count === 0 && 'Il ne vous reste aucun code de secours. Remplacez-les.'}
      {count === 1 && 'Il vous reste 1 code de secours.'}
      {count > 1 && `Il vous reste ${count} codes de secours.`}
    </p>
  );
}

function WithoutCodes() {
  return (
    <p className="mt-3 text-amber">
      Ajoutez une seconde application, sur un autre appareil&nbsp;: sans elle, perdre votre
      téléphone vous fermerait votre compte.
    </p>
  );
}

/** Codes made elsewhere in the meantime are counted, not replaced. */
async function makeOrCount(): Promise<Answer<MadeOrLeft>> {
  const made = await makeRecoveryCodes();
  if (made.ok) return { ok: true, value: { codes: made.value, left: made.value.length } };
  if (made.problem.code !== 'mfa_verified_factor_exists') return made;
  const left = await countRecoveryCodes();
  return left.ok ? { ok: true, value: { codes: null, left: left.value } } : left;
}

type MadeOrLeft = { codes: readonly string[] | null; left: number | null };

/** The server refuses two factors of one name, abandoned ones included. */
function nameNext({ factors = [] }: Signed): string {
  const names = new Set(factors.map(({ friendly_name }) => friendly_name));
  let number = 1;
  while (names.has(`Application ${number}`)) number += 1;
  return `Application ${number}`;
}

const FEW = 3;
