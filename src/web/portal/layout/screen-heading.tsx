import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCompany } from '../portal-brand.ts';
import '../components/rows-table.css';

export function useDocumentTitle(title: string): void {
  const company = useCompany();
  useEffect(() => {
    document.title = `${title} | ${company}`;
  }, [title, company]);
}

type Props = { children: ReactNode; title: string; className?: string };

/** The h1 of a screen: it names the document, and takes the focus when a move inside the portal led here. */
export function ScreenHeading({ children, title, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const announced = useRef<string>(undefined);
  useDocumentTitle(title);
  useEffect(() => {
    // The first screen of a visit has the key 'default': there the browser places the focus itself.
    // A search or filter changes the key but not the path, and leaves the focus where it is.
    if (key !== 'default' && announced.current !== pathname) heading.current?.focus();
    announced.current = pathname;
  }, [key, pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

type RowsHeadProps = {
  title: string;
  /** The h1, when it differs from the title of the document. */
  heading?: string;
  lead?: string;
  children?: ReactNode;
};

/** The head of a screen with rows: title, one sentence, and actions on the right. */
export const RowsHead = ({ title, heading = title, lead, children }: RowsHeadProps) => (
  <header className="rows-head">
    <div>
      <ScreenHeading className="screen-title" title={title}>
        {heading}
      </ScreenHeading>
      {lead !== undefined && <p>{lead}</p>}
    </div>
    {children}
  </header>
);
