import { createBrowserRouter } from 'react-router';
import { AccountScreen } from './account/account-screen.tsx';
import { AdminOnly, AdminOrLogin } from './admin-only.tsx';
import { ApplicationScreen } from './applications/application-screen.tsx';
import { ChooseApplication } from './applications/choose-application.tsx';
import { Inbox } from './applications/inbox.tsx';
import { AuditScreen } from './audit/audit-screen.tsx';
import { BrokenScreen } from './broken-screen.tsx';
import { ChatScreen } from './chats/chat-screen.tsx';
import { ChatsScreen } from './chats/chats-screen.tsx';
import { UnansweredScreen } from './chats/unanswered-screen.tsx';
import { CrmQueueScreen } from './crm-queue/crm-queue-screen.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { DealBoardScreen } from './deal-board/deal-board-screen.tsx';
import { DataRequestScreen } from './data-requests/data-request-screen.tsx';
import { DataRequestsScreen } from './data-requests/data-requests-screen.tsx';
import { DealScreen } from './deal/deal-screen.tsx';
import { EditDeal } from './deal-form/edit-deal.tsx';
import { NewDeal } from './deal-form/new-deal.tsx';
import { DealerInvitesScreen } from './dealer-invites/dealer-invites-screen.tsx';
import { SalesforceDebugScreen } from './dealer-invites/salesforce-debug-screen.tsx';
import { MailsScreen } from './mails/mails-screen.tsx';
import { NoticesScreen } from './notices/notices-screen.tsx';
import { NotFound } from './not-found.tsx';
import { PeopleScreen } from './people/people-screen.tsx';
import { Root } from './root.tsx';
import { SendApplicationScreen } from './send-application/send-application-screen.tsx';
import { AcceptInviteScreen } from './sign-in/accept-invite-screen.tsx';
import { ForgotPasswordScreen } from './sign-in/forgot-password-screen.tsx';
import { LoginScreen } from './sign-in/login-screen.tsx';
import { RegisterScreen } from './sign-in/register-screen.tsx';
import { SectionScreen } from './settings/section-screen.tsx';
import { SettingsScreen } from './settings/settings-screen.tsx';
import { SignedIn } from './signed-in.tsx';
import { StaffDealScreen } from './staff-deals/staff-deal-screen.tsx';
import { StaffDealsScreen } from './staff-deals/staff-deals-screen.tsx';

/** Every address here also stands in paths.ts, which tells the server what to answer 200. */
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
          { path: '/dealer/dashboard', element: <Dashboard /> },
          { path: '/dealer/deals/new', element: <NewDeal /> },
          { path: '/dealer/deals/:id', element: <DealScreen /> },
          { path: '/dealer/deals/:id/edit', element: <EditDeal /> },
          { path: '/dealer/send-application', element: <SendApplicationScreen /> },
          { path: '/dealer/account', element: <AccountScreen /> },
          {
            element: <AdminOrLogin />,
            children: [{ path: '/admin/salesforce-debug', element: <SalesforceDebugScreen /> }],
          },
          {
            element: <AdminOnly />,
            children: [
              {
                path: '/admin/applications',
                element: <Inbox />,
                children: [
                  { index: true, element: <ChooseApplication /> },
                  { path: ':id', element: <ApplicationScreen /> },
                ],
              },
              { path: '/admin/deals', element: <StaffDealsScreen /> },
              { path: '/admin/deals/board', element: <DealBoardScreen /> },
              { path: '/admin/deals/:id', element: <StaffDealScreen /> },
              { path: '/admin/audit', element: <AuditScreen /> },
              { path: '/admin/mails', element: <MailsScreen /> },
              { path: '/admin/notices', element: <NoticesScreen /> },
              { path: '/admin/data-requests', element: <DataRequestsScreen /> },
              { path: '/admin/data-requests/:id', element: <DataRequestScreen /> },
              { path: '/admin/crm-queue', element: <CrmQueueScreen /> },
              { path: '/admin/chats', element: <ChatsScreen /> },
              { path: '/admin/chats/unanswered', element: <UnansweredScreen /> },
              { path: '/admin/chats/:id', element: <ChatScreen /> },
              { path: '/admin/people', element: <PeopleScreen /> },
              { path: '/admin/dealer-invites', element: <DealerInvitesScreen /> },
              { path: '/admin/settings', element: <SettingsScreen /> },
              { path: '/admin/settings/:section', element: <SectionScreen /> },
            ],
          },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
