import { sendApplication as words } from '#copy/portal/send-application.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteList } from './invite-list.tsx';
import './send-application.css';

/** Sends personal links to the credit application, and lists the sent ones. */
export const SendApplicationScreen = () => (
  <div className="send">
    <header>
      <ScreenHeading className="screen-title" title={words.title}>
        {words.title}
      </ScreenHeading>
      <p className="send-lead">{words.lead}</p>
    </header>
    <div className="send-columns">
      <InviteForm />
      <InviteList />
    </div>
  </div>
);
