import { hashKey, useMutation } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { findNewMistake } from '#app/records/find-new-mistake.ts';
import { sayMistake } from '#app/records/say-mistake.ts';
import { sayRefusal } from '#app/records/say-refusal.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { Draft, DraftPath } from '#documents';

type KeepWords = {
  /** « Enregistrer ce client » */
  keep: string;
  /** « Enregistré dans vos clients » */
  kept: string;
  /** « Dans vos clients » */
  known: string;
};

/**
 * Keeps a party of the document as an entry of the account in one press, or brings its entry up to
 * date: the document counts for that entry. `entry` is the one that it has: null without one,
 * undefined until the account answers.
 */
export function KeepRecordButton<Entry extends { id: string }, Side extends 'seller' | 'buyer'>({
  side,
  entry,
  partyOf,
  party,
  words,
  address,
  save,
  isNamed,
  onName,
  onMistake,
}: {
  /** Which party of the document is kept. */
  side: Side;
  entry: Entry | null | undefined;
  partyOf: (entry: Entry) => Draft[Side];
  party: Draft[Side];
  words: KeepWords;
  /** The page of the entries. */
  address: string;
  /** Saves the party over the entry, and returns what undoes it. */
  save: (entry: Entry | null) => Promise<() => Promise<unknown>>;
  /** Whether the document counts for the entry. */
  isNamed: boolean;
  /** Makes it count for an entry that says the same. */
  onName: (entry: Entry) => Promise<unknown>;
  /** Goes to the field whose value an entry must not have. */
  onMistake: (path: DraftPath) => void;
}) {
  const { touched } = useEditor();
  const link = useRef<HTMLAnchorElement>(null);
  const isSaved = useRef(false);
  const { mutate, isPending } = useMutation(
    { mutationFn: save, networkMode: 'always' },
    queryClient,
  );
  const isSame = entry ? hashKey([partyOf(entry)]) === hashKey([party]) : false;
  const isKept = isSame && isNamed;
  // The pressed button is gone: the focus goes to what replaces it.
  useEffect(() => {
    if (isKept && isSaved.current) link.current?.focus();
    if (isKept) isSaved.current = false;
  }, [isKept]);
  if (entry === undefined) return null;
  if (entry && isKept)
    return (
      <Link
        ref={link}
        to={`${address}?fiche=${entry.id}`}
        className="inline-flex items-center gap-1.5 px-3 text-sm text-ink-soft underline-offset-4 hover:underline"
      >
        <Check aria-hidden className="size-4" />
        {words.known}
      </Link>
    );
  const fail = (error: unknown) => {
    isSaved.current = false;
    sayRefusal(error);
  };
  const keep = () => {
    const mistake = findNewMistake({ [side]: party }, entry ? { [side]: partyOf(entry) } : {});
    if (mistake) {
      showToast(sayMistake(mistake), { tone: 'error' });
      touched.touch(mistake.path);
      onMistake(mistake.path);
      return;
    }
    isSaved.current = true;
    if (entry && isSame) {
      onName(entry).catch(fail);
      return;
    }
    mutate(entry, {
      onSuccess: (undo) => {
        showToast(entry ? 'Fiche mise à jour' : words.kept, {
          tone: 'success',
          action: { label: 'Annuler', onClick: () => undo().catch(sayRefusal) },
        });
      },
      onError: fail,
    });
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && keep()}
    >
      <Plus aria-hidden />
      {entry ? sayUpdate(isSame) : words.keep}
    </Button>
  );
}

function sayUpdate(isSame: boolean): string {
  return isSame ? 'Rattacher à sa fiche' : 'Mettre sa fiche à jour';
}
