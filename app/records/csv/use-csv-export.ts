import { useState } from 'react';
import { sayProblem } from '#app/account-forms/problem-words.ts';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { offerSignIn } from '#app/session/sign-in-again.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { writeCsv } from './write-csv.ts';

/** The file name holds the date. */
export function useCsvExport(name: string, readRows: () => Promise<string[][]>) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const text = await writeCsv(await readRows());
      saveFile(`${name}-${todayInFrance()}.csv`, text, 'text/csv;charset=utf-8');
    } catch (error) {
      const problem = problemOf(error);
      showToast(sayProblem(problem), { tone: 'error', ...offerSignIn(problem) });
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}
