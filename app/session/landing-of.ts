import { answerInTime } from '#app/lib/answer-in-time.ts';

/** Where a sign-in leads: whoever was sent to it from home goes on to their documents, if any. */
export async function landingOf(origin: string): Promise<string> {
  if (origin !== '/') return origin;
  return (await answerInTime(hasDocuments, false)) ? '/documents' : origin;
}

/** On this device or in the account. */
async function hasDocuments(): Promise<boolean> {
  const [{ countOfDevice }, { countDocuments }] = await Promise.all([
    import('#app/data/account/dossier/follow-keeper.ts'),
    import('#app/data/account/dossier/remote-documents.ts'),
  ]);
  if ((await countOfDevice()) > 0) return true;
  const answer = await countDocuments();
  return answer.ok && answer.value > 0;
}
