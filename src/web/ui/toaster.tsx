import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { dismissToast, TOAST_DEFAULT_MS, toastItems, watchToasts } from './toast-store.ts';

const SWIPE_PX = 50;
const words = {
  en: { close: 'Close', region: 'Messages ({hotkey})' },
  es: { close: 'Cerrar', region: 'Mensajes ({hotkey})' },
};

const ID = 'toaster';
export function mountToaster(): void {
  if (document.getElementById(ID)) return;
  const place = document.body.appendChild(document.createElement('div'));
  place.id = ID;
  createRoot(place).render(<Toaster />);
}

export function Toaster() {
  const items = useSyncExternalStore(watchToasts, toastItems, toastItems);
  const { close, region } = words[document.documentElement.lang === 'es' ? 'es' : 'en'];
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_PX} duration={TOAST_DEFAULT_MS}>
      {items.map((item) => (
        <Toast.Root
          key={item.id}
          className={item.destructive === true ? 'toast toast-bad' : 'toast'}
          type={item.destructive === true ? 'foreground' : 'background'}
          duration={item.duration ?? TOAST_DEFAULT_MS}
          open={item.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(item.id);
          }}
        >
          {item.destructive === true ? (
            <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
          ) : (
            <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
          )}
          <div className="toast-body">
            <Toast.Title className="toast-title">{item.title}</Toast.Title>
            {item.description !== undefined && (
              <Toast.Description className="toast-text">{item.description}</Toast.Description>
            )}
          </div>
          <Toast.Close className="toast-close" aria-label={close}>
            <X size={16} strokeWidth={2} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" hotkey={['F8']} label={region} />
    </Toast.Provider>
  );
}
