import { applicationStatuses } from '#contract/admin.ts';
import { inbox, statusNames } from '#copy/portal/applications.ts';
import type { ApplicationFilter } from '#web/client/admin.ts';

type Props = { status: ApplicationFilter['status']; onChange: (status: ApplicationFilter['status']) => void };

export const StatusFilter = ({ status, onChange }: Props) => (
  <div className="inbox-tabs" role="group" aria-label={inbox.filter}>
    {(['', ...applicationStatuses] as const).map((each) => (
      <button key={each} type="button" aria-pressed={each === status} onClick={() => onChange(each)}>
        {each === '' ? inbox.all : statusNames[each]}
      </button>
    ))}
  </div>
);
