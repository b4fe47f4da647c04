import { frame } from '#copy/portal/frame.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';

const panels = [7, 6];

/** The boxes of the file while it loads. */
export const FileSkeleton = ({ title }: { title: string }) => (
  <div role="status" aria-label={frame.loading}>
    <ScreenHeading className="sr-only" title={title}>
      {title}
    </ScreenHeading>
    <div className="file-skeleton skeleton-late" aria-hidden>
      <span className="skeleton file-skeleton-title" />
      <span className="skeleton file-skeleton-next" />
      <div className="panel file-facts">
        {[0, 1, 2, 3].map((each) => (
          <div key={each}>
            <span className="skeleton skeleton-small" />
            <span className="skeleton" />
          </div>
        ))}
      </div>
      {panels.map((rows) => (
        <div key={rows} className="panel file-skeleton-rows">
          {Array.from({ length: rows }, (_, row) => (
            <span key={row} className="skeleton" />
          ))}
        </div>
      ))}
    </div>
  </div>
);
