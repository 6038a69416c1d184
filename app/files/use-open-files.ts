import { useLocation, useNavigate } from 'react-router';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { whileReading } from './reading.ts';
import { READER_PATH } from './received-file.ts';

export function useOpenFiles(): (files: readonly File[]) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (files) => {
    if (files.length === 0) return;
    const opened = await whileReading(async () => {
      const { openFiles } = await fetchPart(() => import('./open-files.ts'));
      return openFiles(files, { isReading: pathname === READER_PATH });
    });
    if (opened.type === 'refused') {
      showToast('Ce fichier ne peut pas être ouvert.', { tone: 'error', detail: opened.message });
      return;
    }
    await navigate(opened.address);
    if (opened.type === 'received') return;
    const undo = async () => {
      await opened.undo();
      navigate(`${pathname}${search}`);
    };
    showToast(opened.message, {
      tone: 'success',
      detail: opened.detail,
      action: { label: 'Annuler', onClick: undo },
    });
  };
}
