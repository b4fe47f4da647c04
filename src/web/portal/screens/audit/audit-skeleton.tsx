import { frame } from '#copy/portal/frame.ts';

const widths = [72, 58, 80, 64, 70, 52, 76, 60];

export const AuditSkeleton = () => (
  <div className="skeleton-late" role="status" aria-label={frame.loading}>
    {widths.map((width) => (
      <div key={width} className="audit-entry audit-entry-skeleton" aria-hidden>
        <span className="skeleton audit-at" />
        <span className="skeleton audit-what" style={{ width: `${String(width)}%` }} />
        <span className="skeleton skeleton-small audit-who" style={{ width: `${String(width - 10)}%` }} />
        <span className="skeleton skeleton-small audit-about" style={{ width: '60%' }} />
      </div>
    ))}
  </div>
);
