import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { file as words } from '#copy/portal/applications.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import type { Tone } from './next-step.ts';

type Props = {
  title: string;
  badge: ReactNode;
  about: string;
  menu: readonly MenuItem[];
  /** The banner is blue while the lender moves next, and amber once the promised answer is overdue. */
  tone: Tone;
  headline: string;
  /** The promised time, or since when it waits. */
  children: ReactNode;
  actions: ReactNode;
};

const looks: Record<Tone, string> = { ours: 'file-next plate', late: 'file-next file-late', plain: 'file-next' };

/** Stays in view: what the file is, its status, who moves next and by when, and the actions. */
export const FileHead = ({ title, badge, about, menu, tone, headline, children, actions }: Props) => (
  <header className="file-head">
    <div className="file-title">
      <div>
        <ScreenHeading className="screen-title" title={title}>
          {title}
        </ScreenHeading>
        {badge}
        <p className="file-about">{about}</p>
      </div>
      <Menu label={words.more} trigger={<IconButton icon={Ellipsis} size="m" label={words.more} />} items={menu} />
    </div>
    <div className={looks[tone]}>
      <div className="file-next-words">
        <h2>{headline}</h2>
        {children}
      </div>
      <div className="file-next-actions" role="group" aria-label={desk.actions}>
        {actions}
      </div>
    </div>
  </header>
);
