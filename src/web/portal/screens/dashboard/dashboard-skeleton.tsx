import { frame } from '#copy/portal/frame.ts';

const rows = [72, 58, 80, 64, 70];

export const DashboardSkeleton = () => (
  <div className="skeleton-late" role="status" aria-label={frame.loading}>
    <div className="panel stat-strip" aria-hidden>
      {rows.slice(1).map((width) => (
        <div key={width}>
          <span className="skeleton" style={{ width: 96 }} />
          <span className="skeleton skeleton-count" />
        </div>
      ))}
    </div>
    <div className="panel deal-list" aria-hidden>
      {rows.map((width) => (
        <div key={width} className="deal-row">
          <span className="skeleton" style={{ width: `${String(width)}%` }} />
          <span className="skeleton" style={{ width: 110 }} />
        </div>
      ))}
    </div>
  </div>
);
