import { useQuery } from '@tanstack/react-query';
import { countMessages } from '#app/data/account/administration/count-messages.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { formatCount } from './format-figures.ts';

/** Messages from the help and contact pages, which are kept for a year. */
export function MessagesCard({ onShow }: { onShow: () => void }) {
  const { data } = useQuery(
    { queryKey: ['administration', 'messages'], queryFn: () => countMessages(), retry: false },
    queryClient,
  );
  return (
    <Card title="Messages reçus" aside={<Button onClick={onShow}>Lire les messages</Button>}>
      <p className="text-ink-soft">
        {data &&
          `${formatCount(data.today)} aujourd’hui, ${formatCount(data.total)} depuis un an. `}
        Ce qui est écrit depuis l’aide et la page de contact.
      </p>
    </Card>
  );
}
