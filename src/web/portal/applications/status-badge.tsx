import type { ApplicationStatus } from '#contract/admin.ts';
import { statusNames } from '#copy/portal/applications.ts';

const tones: Record<ApplicationStatus, string> = { received: 'accent', in_review: 'accent', closed: 'plain' };

export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <span className={`badge badge-${tones[status]}`}>{statusNames[status]}</span>
);
