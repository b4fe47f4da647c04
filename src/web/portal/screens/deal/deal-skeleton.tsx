import { dealPage } from '#copy/portal/deal-page.ts';
import { frame } from '#copy/portal/frame.ts';
import { useDocumentTitle } from '#web/portal/layout/screen-heading.tsx';

export function DealSkeleton() {
  useDocumentTitle(dealPage.title);
  return (
    <div className="skeleton-late deal-main" role="status" aria-label={frame.loading}>
      <span className="skeleton skeleton-title" />
      <span className="skeleton deal-skeleton-move" />
      <div className="panel stat-strip" aria-hidden>
        {[120, 60, 96, 110].map((width) => (
          <div key={width}>
            <span className="skeleton" style={{ width: 80 }} />
            <span className="skeleton" style={{ width, height: 28 }} />
          </div>
        ))}
      </div>
    </div>
  );
}
