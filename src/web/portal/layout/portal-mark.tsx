import { frame } from '#copy/portal/frame.ts';
import { MarkSign } from '#web/ui/mark-sign.tsx';
import { useCompany } from '../portal-brand.ts';

/** The company's mark and name, and whether this is the lender's or the dealer's side. */
export const PortalMark = ({ staff = false }: { staff?: boolean }) => (
  <span className="portal-mark">
    <MarkSign />
    <span className="portal-mark-text">
      <span className="portal-mark-name">{useCompany()}</span>
      <span className="portal-mark-line">{staff ? frame.staffProduct : frame.product}</span>
    </span>
  </span>
);
