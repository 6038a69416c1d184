import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { QueryProblem } from './query-problem.tsx';

/** The entry named in the address, once read. */
export function OpenRecord<Row extends { id: string }>({
  query: { data, error, refetch },
  back,
  children,
}: {
  query: UseQueryResult<Row | null>;
  back: string;
  children: (row: Row) => ReactNode;
}) {
  if (error) return <QueryProblem error={error} onRetry={refetch} />;
  if (data === undefined) return <Spinner />;
  if (data === null)
    return (
      <Notice
        title="Cette fiche n’existe plus"
        actions={
          <Button variant="primary" asChild>
            <Link to={back}>Retourner à la liste</Link>
          </Button>
        }
      >
        Elle a été supprimée, ou réunie avec une autre.
      </Notice>
    );
  return children(data);
}
