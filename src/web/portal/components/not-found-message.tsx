import type { ReactNode } from 'react';
import { Drawing } from '#web/site/drawing.tsx';
import { Link } from '#web/ui/link.tsx';
import { ScreenHeading } from '../layout/screen-heading.tsx';

type Props = { words: { title: string; text: string; back: string }; to: string; children?: ReactNode };

/** Replaces a screen whose subject is unknown, with a link back and more actions as children. */
export const NotFoundMessage = ({ words, to, children }: Props) => (
  <section className="panel message-card">
    <Drawing name="keys" className="portal-drawing" />
    <ScreenHeading className="screen-title" title={words.title}>
      {words.title}
    </ScreenHeading>
    <p>{words.text}</p>
    <p className="message-actions">
      <Link button to={to}>
        {words.back}
      </Link>
      {children}
    </p>
  </section>
);
