/** A column of names, then one of figures per other heading. */
export function FigureTable({
  heads,
  rows,
}: {
  heads: readonly string[];
  rows: readonly (readonly [name: string, ...figures: readonly (string | number)[]])[];
}) {
  return (
    <table className="mt-2 w-full text-left text-sm tabular-nums">
      <thead>
        <tr className="border-b border-rule">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1 pr-4 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row" className="py-1 pr-4 font-normal break-words">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={heads[index + 1]} className="py-1 pr-4">
                {typeof figure === 'number' ? figure.toLocaleString('fr-FR') : figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
