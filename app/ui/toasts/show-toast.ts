import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { toasterRequest } from './toaster-request.ts';

/** Shows a message for four seconds, or as long as it takes to read, with at most one action. */
export async function showToast(
  message: string,
  { tone = 'info', detail, action, seconds = 4 }: ToastOptions = {},
): Promise<void> {
  const [{ toast }] = await Promise.all([
    fetchPart(() => import('sonner')),
    toasterRequest.request(),
  ]);
  toast[tone](message, { description: detail, action, duration: seconds * 1000 });
}

type ToastOptions = {
  tone?: 'success' | 'error' | 'info';
  detail?: string;
  action?: { label: string; onClick: () => void };
  seconds?: number;
};
