import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  test('at most one toast is visible, and a new one replaces it', async () => {
    const { addToast, toastItems } = await import('./toast-store.ts');
    addToast({ title: 'first' });
    addToast({ title: 'second' });
    expect(toastItems().map((item) => item.title)).toEqual(['second']);
  });

  test('a dismissed toast closes at once and is removed after 1,000,000 ms', async () => {
    const { addToast, dismissToast, toastItems } = await import('./toast-store.ts');
    const id = addToast({ title: 'first' });
    dismissToast(id);
    expect(toastItems()[0]?.open).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(toastItems()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toastItems()).toHaveLength(0);
  });

  test('one call dismisses all outdated toasts', async () => {
    const { addToast, dismissToasts, toastItems } = await import('./toast-store.ts');
    addToast({ title: 'Login failed', destructive: true });
    dismissToasts();
    expect(toastItems().map(({ open }) => open)).toEqual([false]);
  });

  test('removing an old toast keeps the new one', async () => {
    const { addToast, dismissToast, toastItems } = await import('./toast-store.ts');
    dismissToast(addToast({ title: 'first' }));
    addToast({ title: 'second' });
    vi.advanceTimersByTime(1_000_000);
    expect(toastItems().map((item) => item.title)).toEqual(['second']);
  });

  test('a toast closes after 5000 ms by default', async () => {
    const { TOAST_DEFAULT_MS, TOAST_LIMIT } = await import('./toast-store.ts');
    expect([TOAST_DEFAULT_MS, TOAST_LIMIT]).toEqual([5000, 1]);
  });
});
