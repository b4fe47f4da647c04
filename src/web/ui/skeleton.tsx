/** A placeholder for loading content. It appears after 300 ms, so quick answers do not flicker. */
export const Skeleton = ({ width, height }: { width?: string; height?: string }) => (
  <span className="skeleton skeleton-late" style={{ width, height }} />
);
