import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { useSession } from '#app/session/use-session.ts';

export function LinkNotice() {
  const { linkProblem } = useSession();
  if (!linkProblem) return null;
  return (
    <div className="mb-4">
      <FormProblem problem={linkProblem} />
    </div>
  );
}
