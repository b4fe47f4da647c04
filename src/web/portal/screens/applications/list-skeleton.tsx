import { frame } from '#copy/portal/frame.ts';

const rows = [72, 58, 80, 64, 70, 52];

export const ListSkeleton = () => (
  <div className="skeleton-late" role="status" aria-label={frame.loading}>
    {rows.map((width) => (
      <div key={width} className="inbox-row" aria-hidden>
        <span className="inbox-line">
          <span className="skeleton" style={{ width: `${String(width)}%` }} />
          <span className="skeleton" style={{ width: 72 }} />
        </span>
        <span className="inbox-line">
          <span className="skeleton skeleton-small" style={{ width: `${String(width - 20)}%` }} />
          <span className="skeleton skeleton-small" style={{ width: 44 }} />
        </span>
      </div>
    ))}
  </div>
);
