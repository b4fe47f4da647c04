import { addToast, type ToastContent } from './toast-store.ts';

/** Shows a short message; whatever was shown before goes. What draws it is fetched with the first one. */
export function toast(content: ToastContent): void {
  addToast(content);
  void prepareToasts().then(({ mountToaster }) => mountToaster());
}

/** Fetches what draws toasts: a form calls it while there is a connection, so that it can say when there is none. */
export const prepareToasts = async (): Promise<{ mountToaster: () => void }> => import('./toaster.tsx');
