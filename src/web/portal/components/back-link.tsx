import { ArrowLeft } from 'lucide-react';
import { Link } from '#web/ui/link.tsx';
import './back-link.css';

/** The way back to the list of a screen, over its title. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link className="back-link" icon={ArrowLeft} to={to}>
    {children}
  </Link>
);
