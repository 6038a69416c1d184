import { useQuery } from '@tanstack/react-query';
import { findCompanyOf, getCompany } from '#app/data/account/records/companies.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { useDraft, useRecordId } from '#app/features/editor/store/editor-context.tsx';
import { useSettled } from '#app/records/use-settled.ts';

/** The company that the document counts for, or that has its seller; undefined until then. */
export function useOwnCompany() {
  const { name, siren, siret } = useDraft((draft) => draft.seller);
  const named = useRecordId('companyId');
  const found = useQuery(findCompanyOf(useSettled({ name, siren, siret })), queryClient);
  const own = useQuery({ ...getCompany(named ?? ''), enabled: named !== undefined }, queryClient);
  return (named && own.data) || found.data;
}
