import { useSyncExternalStore } from 'react';
import { createState } from '#app/lib/create-state.ts';
import type { UnmarkedEncoding } from '#app/lib/encoding/csv/decode-csv.ts';
import { type ReadAccents, readAccents } from '#app/records/csv/read-accents.ts';
import { addList } from './form.ts';
import { changeNumberingForm, getForm, useNumberingForm } from './form-store.ts';

type OpenedList = { name: string; bytes: Uint8Array; read: ReadAccents };
/** `before` is the text that the lists were added to. */
type OpenedLists = { before: string; lists: readonly OpenedList[] };

/** Adds a text file to the pasted list. */
export function openList(name: string, bytes: Uint8Array): void {
  const { before, lists } = getOpened(getForm().text);
  show({ before, lists: [...lists, { name, bytes, read: readAccents(bytes) }] });
}

/** Reads an opened list again, in the encoding that the user chose. */
export function chooseEncoding(list: OpenedList, encoding: UnmarkedEncoding): void {
  const { before, lists } = openedLists.get();
  const read = readAccents(list.bytes, encoding);
  show({ before, lists: lists.map((one) => (one === list ? { ...list, read } : one)) });
}

export function useOpenedLists(): readonly OpenedList[] {
  const { text } = useNumberingForm();
  useSyncExternalStore(openedLists.subscribe, openedLists.get, openedLists.getInitial);
  return getOpened(text).lists;
}

/** The lists that can be read again: none once their text was changed by hand. */
export function getOpened(text: string): OpenedLists {
  const opened = openedLists.get();
  return write(opened) === text ? opened : { before: text, lists: [] };
}

function show(opened: OpenedLists): void {
  openedLists.set(opened);
  changeNumberingForm({ text: write(opened), columns: null });
}

function write({ before, lists }: OpenedLists): string {
  return lists.reduce((text, { read }) => addList(text, read.text), before);
}

const openedLists = createState<OpenedLists>({ before: '', lists: [] });
