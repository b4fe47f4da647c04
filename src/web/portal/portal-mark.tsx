import { frame } from '#copy/portal/frame.ts';
import { portalBrand } from './portal-brand.ts';

/** The company's mark beside its name; the square is a sample until the operator brings his own. */
export const PortalMark = () => (
  <span className="portal-mark">
    <svg viewBox="0 0 38 38" width="38" height="38" aria-hidden>
      <rect width="38" height="38" rx="4" />
      <circle cx="19" cy="19" r="7.5" />
      <path d="M19 4v9M19 25v9M4 19h9M25 19h9M19 15v8M15 19h8" />
    </svg>
    <span className="portal-mark-text">
      <span className="portal-mark-name">{portalBrand.company}</span>
      <span className="portal-mark-line">{frame.product}</span>
    </span>
  </span>
);
