import { toasterRequest } from './toaster-request.ts';

/** Says in passing what has been done, for four seconds, with at most one thing to do about it. */
export async function showToast(
  message: string,
  { tone = 'info', detail, action }: ToastOptions = {},
): Promise<void> {
  const [{ toast }] = await Promise.all([import('sonner'), toasterRequest.request()]);
  toast[tone](message, { description: detail, action });
}

type ToastOptions = {
  tone?: 'success' | 'error' | 'info';
  detail?: string;
  action?: { label: string; onClick: () => void };
};
