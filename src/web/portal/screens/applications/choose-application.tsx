import { inbox } from '#copy/portal/applications.ts';

/** Shown next to the list while no file is open. Narrow screens show only the list. */
export const ChooseApplication = () => (
  <div className="inbox-choose">
    <p>{inbox.choose}</p>
  </div>
);
