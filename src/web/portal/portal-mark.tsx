import { frame } from '#copy/portal/frame.ts';
import { MarkSign } from '#web/ui/mark-sign.tsx';
import { portalBrand } from './portal-brand.ts';

/** The company's mark beside its name. */
export const PortalMark = () => (
  <span className="portal-mark">
    <MarkSign />
    <span className="portal-mark-text">
      <span className="portal-mark-name">{portalBrand.company}</span>
      <span className="portal-mark-line">{frame.product}</span>
    </span>
  </span>
);
