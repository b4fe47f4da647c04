/** A placeholder for loading content. It appears after 300 ms, so quick answers do not flicker. */
export const Skeleton = ({ height }: { height?: string }) => (
  <span className="skeleton skeleton-late" style={{ height }} />
);
