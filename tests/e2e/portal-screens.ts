import type { Page } from 'playwright-core';
import { sectionNames } from '#contract/settings.ts';

/** A screen of the portal, with the data of the demo. */
export type PortalScreen = {
  name: string;
  /** Its address. With `link`, the address of a list whose first such link opens the screen. */
  at: string;
  link?: string;
};

export const signedOutScreens: readonly PortalScreen[] = [
  { name: 'login', at: '/dealer/login' },
  { name: 'register', at: '/dealer/register' },
  { name: 'forgot-password', at: '/dealer/forgot-password' },
  { name: 'accept-invite', at: '/dealer/accept-invite' },
];

/** For an administrator. */
export const deskScreens: readonly PortalScreen[] = [
  { name: 'day', at: '/admin' },
  { name: 'inbox', at: '/admin/applications' },
  { name: 'application', at: '/admin/applications', link: 'a[data-application]' },
  { name: 'inquiries', at: '/admin/inquiries' },
  { name: 'deals', at: '/admin/deals' },
  { name: 'board', at: '/admin/deals/board' },
  { name: 'deal', at: '/admin/deals', link: '.staff-deals tbody a' },
  { name: 'chats', at: '/admin/chats' },
  { name: 'chat', at: '/admin/chats', link: '.chats-list a' },
  { name: 'unanswered', at: '/admin/chats/unanswered' },
  { name: 'entries', at: '/admin/chats/entries' },
  { name: 'entry', at: '/admin/chats/entries/new' },
  { name: 'dealers', at: '/admin/dealers' },
  { name: 'dealer-contacts', at: '/admin/dealer-invites' },
  { name: 'dealership', at: '/admin/dealer-invites', link: '.invites-account' },
  { name: 'invitations', at: '/dealer/send-application' },
  { name: 'notices', at: '/admin/notices' },
  { name: 'data-requests', at: '/admin/data-requests' },
  { name: 'data-request', at: '/admin/data-requests', link: 'main a[href^="/admin/data-requests/"]' },
  { name: 'audit', at: '/admin/audit' },
  { name: 'outbox', at: '/admin/outbox' },
  { name: 'people', at: '/admin/people' },
  { name: 'settings', at: '/admin/settings' },
  ...sectionNames.map((name) => ({ name: `settings-${name}`, at: `/admin/settings/${name}` })),
  { name: 'setup', at: '/admin/settings/setup' },
  { name: 'doctor', at: '/admin/settings/doctor' },
  { name: 'account', at: '/dealer/account' },
  { name: 'notifications', at: '/dealer/notifications' },
  { name: 'salesforce-debug', at: '/admin/salesforce-debug' },
];

/** For the manager of a dealership. */
export const dealerScreens: readonly PortalScreen[] = [
  { name: 'dealer-dashboard', at: '/dealer/dashboard?tab=active' },
  { name: 'dealer-deal', at: '/dealer/dashboard?tab=active', link: 'a[data-deal]' },
  { name: 'dealer-new-deal', at: '/dealer/deals/new' },
  { name: 'dealer-send-application', at: '/dealer/send-application' },
  { name: 'dealer-colleagues', at: '/dealer/colleagues' },
  { name: 'dealer-account', at: '/dealer/account' },
  { name: 'dealer-notifications', at: '/dealer/notifications' },
];

/** Opens a screen and waits until it shows what it reads. */
export async function openScreen(page: Page, origin: string, { at, link }: PortalScreen): Promise<void> {
  await page.goto(origin + at);
  await drawn(page);
  if (link === undefined) return;
  const href = await page.locator(link).first().getAttribute('href');
  await page.goto(new URL(href ?? at, origin).href);
  await drawn(page);
}

/** Waits until the screen shows what it reads. */
export async function drawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => document.querySelector('main :is(.skeleton, .skeleton-late, [aria-busy="true"])') === null,
  );
}
