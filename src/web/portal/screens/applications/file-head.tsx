import { Ellipsis } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { file as words } from '#copy/portal/applications.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import type { StepTone } from './next-step.ts';

type Props = {
  title: string;
  badge: ReactNode;
  about: string;
  menu: readonly MenuItem[];
  /** The banner is blue while the lender moves next, and red once the promised answer is overdue. */
  tone: StepTone;
  headline: string;
  /** The promised time, or since when it waits. */
  children: ReactNode;
  actions: ReactNode;
};

const looks: Record<StepTone, string> = { ours: 'file-next plate', late: 'file-next file-late', plain: 'file-next' };

/** Stays in view as one row: what the file is, its status, who moves next and by when, and the actions. */
export function FileHead({ title, badge, about, menu, tone, headline, children, actions }: Props) {
  const head = useRef<HTMLElement>(null);
  useStuck(head);
  return (
    <header className="file-head" ref={head}>
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
}

/** The same height as in file-head.css. */
const ROW_PX = 52;

/**
 * Marks the head once its title would leave the view, or only its last row would be in it. The head keeps its full height
 * in the flow, so that nothing moves when it becomes one row. Works on the element, because a state would be drawn one
 * frame late.
 */
function useStuck(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = head;
    if (!current) return undefined;
    /** From the title to what follows the head, while the head has its full height. */
    let below = 0;
    const measure = (): void => {
      const next = current.nextElementSibling;
      if (!next) return;
      const end = next.getBoundingClientRect().top;
      if (!current.hasAttribute('data-stuck')) {
        current.style.setProperty('--head-height', `${String(current.offsetHeight)}px`);
        below = end - (current.querySelector('h1') ?? current).getBoundingClientRect().top;
      }
      const top = Number.parseFloat(getComputedStyle(current).getPropertyValue('--table-top')) || 0;
      current.toggleAttribute('data-stuck', end - below < top || end <= top + ROW_PX);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      removeEventListener('scroll', measure);
    };
  }, [head]);
}
