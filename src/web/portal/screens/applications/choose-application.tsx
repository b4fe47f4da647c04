import { inbox } from '#copy/portal/applications.ts';

/** What stands beside the list while no file is open; narrow screens show the list alone. */
export const ChooseApplication = () => (
  <div className="inbox-choose">
    <p>{inbox.choose}</p>
  </div>
);
