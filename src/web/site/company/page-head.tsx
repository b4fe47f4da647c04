import type { ReactNode } from 'react';

type Props = { heading: string; lead: string; children?: ReactNode };

/** The head of a page without a machine. */
export const PageHead = ({ heading, lead, children }: Props) => (
  <div className="page-head plate">
    <div className="section-inner">
      <h1>{heading}</h1>
      <p className="hero-lead">{lead}</p>
      {children}
    </div>
  </div>
);
