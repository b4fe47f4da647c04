import { inbox } from '#copy/portal/applications.ts';
import { KeysHint } from '#web/portal/components/keys-hint.tsx';

/** Shown next to the list while no file is open. Narrow screens show only the list. */
export const ChooseApplication = () => (
  <div className="inbox-choose">
    <p>{inbox.choose}</p>
    <KeysHint />
  </div>
);
