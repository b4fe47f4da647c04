export type ToastContent = { title: string; description?: string; destructive?: boolean; duration?: number };
export type ToastItem = ToastContent & { id: number; open: boolean };

export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_MS = 1_000_000;
export const TOAST_DEFAULT_MS = 5_000;

function createToastStore() {
  /** Newest first, at most one. A dismissed one closes at once and is removed after 1,000,000 ms. */
  let items: readonly ToastItem[] = [];
  let lastId = 0;
  const watchers = new Set<() => void>();
  const removals = new Map<number, ReturnType<typeof setTimeout>>();

  const toastItems = (): readonly ToastItem[] => items;

  function watchToasts(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }

  function addToast(content: ToastContent): number {
    const item = { ...content, id: ++lastId, open: true };
    change([item, ...items].slice(0, TOAST_LIMIT));
    return item.id;
  }

  function dismissToast(id: number): void {
    change(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
    if (removals.has(id)) return;
    removals.set(
      id,
      setTimeout(() => {
        removals.delete(id);
        change(items.filter((item) => item.id !== id));
      }, TOAST_REMOVE_MS),
    );
  }

  /** Dismisses messages that no longer apply. */
  function dismissToasts(): void {
    for (const { id, open } of items) if (open) dismissToast(id);
  }

  function change(next: readonly ToastItem[]): void {
    items = next;
    for (const watcher of watchers) watcher();
  }

  return { toastItems, watchToasts, addToast, dismissToast, dismissToasts };
}

/** The toasts of this page. */
export const { toastItems, watchToasts, addToast, dismissToast, dismissToasts } = createToastStore();
