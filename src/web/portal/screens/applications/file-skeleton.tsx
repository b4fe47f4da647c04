import { file } from '#copy/portal/applications.ts';
import { frame } from '#copy/portal/frame.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';

const panels = [7, 8, 4];

/** The same boxes as the file that comes. */
export const FileSkeleton = () => (
  <div role="status" aria-label={frame.loading}>
    <ScreenHeading className="sr-only" title={file.title}>
      {file.title}
    </ScreenHeading>
    <div className="file-skeleton skeleton-late" aria-hidden>
      <span className="skeleton skeleton-title" />
      <div className="panel file-facts">
        {[0, 1, 2, 3].map((each) => (
          <div key={each}>
            <span className="skeleton skeleton-small" />
            <span className="skeleton" />
          </div>
        ))}
      </div>
      {panels.map((rows) => (
        <div key={rows} className="panel file-section">
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className="file-row">
              <span className="skeleton skeleton-small" />
              <span className="skeleton" />
            </div>
          ))}
        </div>
      ))}
    </div>
  </div>
);
