import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet } from 'react-router';
import { useHashScroll } from './hooks/use-hash-scroll.ts';
import { AccountScreen } from './screens/account/account-screen.tsx';
import { AdminOrLogin, Allowed, StaffOnly } from './layout/route-access.tsx';
import { ApplicationScreen } from './screens/applications/application-screen.tsx';
import { Inbox } from './screens/applications/inbox.tsx';
import { AuditScreen } from './screens/audit/audit-screen.tsx';
import { BrokenScreen } from './layout/broken-screen.tsx';
import { ChatScreen } from './screens/chats/chat-screen.tsx';
import { ChatsScreen } from './screens/chats/chats-screen.tsx';
import { EntriesScreen } from './screens/chats/entries-screen.tsx';
import { EntryScreen } from './screens/chats/entry-screen.tsx';
import { UnansweredScreen } from './screens/chats/unanswered-screen.tsx';
import { ColleaguesScreen } from './screens/colleagues/colleagues-screen.tsx';
import { Dashboard } from './screens/dashboard/dashboard.tsx';
import { DealBoardScreen } from './screens/deal-board/deal-board-screen.tsx';
import { DataRequestScreen } from './screens/data-requests/data-request-screen.tsx';
import { DataRequestsScreen } from './screens/data-requests/data-requests-screen.tsx';
import { DealScreen } from './screens/deal/deal-screen.tsx';
import { EditDeal } from './screens/deal-form/edit-deal.tsx';
import { NewDeal } from './screens/deal-form/new-deal.tsx';
import { DealersScreen } from './screens/dealers/dealers-screen.tsx';
import { DealershipScreen } from './screens/dealership/dealership-screen.tsx';
import { DealerInvitesScreen } from './screens/dealer-invites/dealer-invites-screen.tsx';
import { SalesforceDebugScreen } from './screens/dealer-invites/salesforce-debug-screen.tsx';
import { OutboxScreen } from './screens/outbox/outbox-screen.tsx';
import { MyDayScreen } from './screens/my-day/my-day-screen.tsx';
import { NotificationsScreen } from './screens/notifications/notifications-screen.tsx';
import { NoticesScreen } from './screens/notices/notices-screen.tsx';
import { InquiriesScreen } from './screens/inquiries/inquiries-screen.tsx';
import { NotFound } from './layout/not-found.tsx';
import { PeopleScreen } from './screens/people/people-screen.tsx';
import { SendApplicationScreen } from './screens/send-application/send-application-screen.tsx';
import { AcceptInviteScreen } from './screens/sign-in/accept-invite-screen.tsx';
import { ForgotPasswordScreen } from './screens/sign-in/forgot-password-screen.tsx';
import { LoginScreen } from './screens/sign-in/login-screen.tsx';
import { RegisterScreen } from './screens/sign-in/register-screen.tsx';
import { DoctorScreen } from './screens/settings/doctor-screen.tsx';
import { SectionScreen } from './screens/settings/section-screen.tsx';
import { SettingsScreen } from './screens/settings/settings-screen.tsx';
import { SetupScreen } from './screens/setup/setup-screen.tsx';
import { SignedIn } from './layout/signed-in.tsx';
import { StaffDealScreen } from './screens/staff-deals/staff-deal-screen.tsx';
import { StaffDealsScreen } from './screens/staff-deals/staff-deals-screen.tsx';

const UiGallery = lazy(async () => ({ default: (await import('./screens/ui-gallery/ui-gallery.tsx')).UiGallery }));

function Root() {
  useHashScroll();
  return <Outlet />;
}

/** Every address here except /dev/ui is also in paths.ts, which lists what the server answers with 200. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <BrokenScreen />,
    children: [
      { path: '/dealer/login', element: <LoginScreen /> },
      { path: '/dealer/accept-invite', element: <AcceptInviteScreen /> },
      { path: '/dealer/register', element: <RegisterScreen /> },
      { path: '/dealer/forgot-password', element: <ForgotPasswordScreen /> },
      {
        element: <SignedIn />,
        children: [
          {
            element: <Allowed permission="deals.own" />,
            children: [
              { path: '/dealer/dashboard', element: <Dashboard /> },
              { path: '/dealer/deals/new', element: <NewDeal /> },
              { path: '/dealer/deals/:id', element: <DealScreen /> },
              { path: '/dealer/deals/:id/edit', element: <EditDeal /> },
            ],
          },
          {
            element: <Allowed permission="invitations.send" />,
            children: [{ path: '/dealer/send-application', element: <SendApplicationScreen /> }],
          },
          {
            element: <Allowed permission="colleagues.manage" />,
            children: [{ path: '/dealer/colleagues', element: <ColleaguesScreen /> }],
          },
          { path: '/dealer/account', element: <AccountScreen /> },
          { path: '/dealer/notifications', element: <NotificationsScreen /> },
          {
            element: <AdminOrLogin />,
            children: [{ path: '/admin/salesforce-debug', element: <SalesforceDebugScreen /> }],
          },
          {
            element: <StaffOnly />,
            children: [
              { path: '/admin', element: <MyDayScreen /> },
              {
                path: '/admin/applications',
                element: <Inbox />,
                children: [{ path: ':id', element: <ApplicationScreen /> }],
              },
              { path: '/admin/deals', element: <StaffDealsScreen /> },
              { path: '/admin/deals/board', element: <DealBoardScreen /> },
              { path: '/admin/deals/:id', element: <StaffDealScreen /> },
              { path: '/admin/dealers', element: <DealersScreen /> },
              { path: '/admin/dealers/:id', element: <DealershipScreen /> },
              {
                element: <Allowed permission="audit.read" />,
                children: [{ path: '/admin/audit', element: <AuditScreen /> }],
              },
              {
                element: <Allowed permission="notices.read" />,
                children: [{ path: '/admin/notices', element: <NoticesScreen /> }],
              },
              {
                element: <Allowed permission="data-requests.manage" />,
                children: [
                  { path: '/admin/data-requests', element: <DataRequestsScreen /> },
                  { path: '/admin/data-requests/:id', element: <DataRequestScreen /> },
                ],
              },
              {
                element: <Allowed permission="outbox.read" />,
                children: [
                  { path: '/admin/outbox', element: <OutboxScreen /> },
                  ...['/admin/mails', '/admin/crm-queue'].map((path) => ({
                    path,
                    element: <Navigate to="/admin/outbox" replace />,
                  })),
                ],
              },
              {
                element: <Allowed permission="inquiries.work" />,
                children: [{ path: '/admin/inquiries', element: <InquiriesScreen /> }],
              },
              {
                element: <Allowed permission="chats.read" />,
                children: [
                  { path: '/admin/chats', element: <ChatsScreen /> },
                  { path: '/admin/chats/unanswered', element: <UnansweredScreen /> },
                  { path: '/admin/chats/entries', element: <EntriesScreen /> },
                  { path: '/admin/chats/entries/:id', element: <EntryScreen /> },
                  { path: '/admin/chats/:id', element: <ChatScreen /> },
                ],
              },
              {
                element: <Allowed permission="people.read" />,
                children: [{ path: '/admin/people', element: <PeopleScreen /> }],
              },
              {
                element: <Allowed permission="dealers.invite" forAdmins />,
                children: [{ path: '/admin/dealer-invites', element: <DealerInvitesScreen /> }],
              },
              {
                element: <Allowed permission="settings.manage" forAdmins />,
                children: [
                  { path: '/admin/settings', element: <SettingsScreen /> },
                  { path: '/admin/settings/doctor', element: <DoctorScreen /> },
                  { path: '/admin/settings/setup', element: <SetupScreen /> },
                  { path: '/admin/settings/setup/:step', element: <SetupScreen /> },
                  { path: '/admin/settings/:section', element: <SectionScreen /> },
                ],
              },
            ],
          },
        ],
      },
      {
        path: '/dev/ui',
        element: (
          <Suspense>
            <UiGallery />
          </Suspense>
        ),
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
