import { addToast, type ToastContent } from './toast-store.ts';

/** Shows a short message and replaces the one before. The first call loads the rendering code. */
export function toast(content: ToastContent): void {
  addToast(content);
  void prepareToasts().then(({ mountToaster }) => mountToaster());
}

/** Loads the rendering code in advance: a form calls it while online, so that it can report a lost connection. */
export const prepareToasts = async (): Promise<{ mountToaster: () => void }> => import('./toaster.tsx');
