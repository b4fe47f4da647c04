import { addToast, type ToastContent } from './toast-store.ts';

/** Shows a short message; whatever was shown before goes. What draws it is fetched with the first one. */
export function toast(content: ToastContent): void {
  addToast(content);
  void import('./toaster.tsx').then(({ mountToaster }) => mountToaster());
}
