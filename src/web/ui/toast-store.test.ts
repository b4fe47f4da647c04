import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('public site 4: notifications', () => {
  test('at most one is visible: a new one takes the place of the old one', async () => {
    const { addToast, toastItems } = await import('./toast-store.ts');
    addToast({ title: 'first' });
    addToast({ title: 'second' });
    expect(toastItems().map((item) => item.title)).toEqual(['second']);
  });

  test('a dismissed one closes at once and is removed after 1,000,000 ms', async () => {
    const { addToast, dismissToast, toastItems } = await import('./toast-store.ts');
    const id = addToast({ title: 'first' });
    dismissToast(id);
    expect(toastItems()[0]?.open).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(toastItems()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toastItems()).toHaveLength(0);
  });

  test('what no longer holds is dismissed with one call', async () => {
    const { addToast, dismissToasts, toastItems } = await import('./toast-store.ts');
    addToast({ title: 'Login failed', destructive: true });
    dismissToasts();
    expect(toastItems().map(({ open }) => open)).toEqual([false]);
  });

  test('removing an old one leaves the new one', async () => {
    const { addToast, dismissToast, toastItems } = await import('./toast-store.ts');
    dismissToast(addToast({ title: 'first' }));
    addToast({ title: 'second' });
    vi.advanceTimersByTime(1_000_000);
    expect(toastItems().map((item) => item.title)).toEqual(['second']);
  });

  test('public site 9: default 5000 ms', async () => {
    const { TOAST_DEFAULT_MS, TOAST_LIMIT } = await import('./toast-store.ts');
    expect([TOAST_DEFAULT_MS, TOAST_LIMIT]).toEqual([5000, 1]);
  });
});
