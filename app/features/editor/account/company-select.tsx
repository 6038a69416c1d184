import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listAllCompanies } from '#app/data/account/records/companies.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { useEditor, useRecordId } from '#app/features/editor/store/editor-context.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { fillFromCompany } from './fill-from-company.ts';
import { useOwnCompany } from './use-own-company.ts';

/** The company of the document; nothing where there is no choice. */
export function CompanySelect({ readDocument }: { readDocument: () => { shownCount: number } }) {
  const id = useId();
  const editor = useEditor();
  const named = useRecordId('companyId');
  const own = useOwnCompany();
  const { data: companies = [] } = useQuery(listAllCompanies(), queryClient);
  if (companies.length < 2) return null;
  const shown = [named, own?.id].find((one) => companies.some((company) => company.id === one));
  return (
    <div className="my-3">
      <label htmlFor={id} className="text-sm font-semibold">
        Entreprise
      </label>
      <Select
        id={id}
        className="mt-1"
        value={shown ?? ''}
        onChange={({ target }) => fillFromCompany(editor, { id: target.value, readDocument })}
      >
        {shown === undefined && <option value="">Une autre, saisie ici</option>}
        {companies.map(({ id: companyId, name }) => (
          <option key={companyId} value={companyId}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
