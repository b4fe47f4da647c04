import type { KeyboardEvent } from 'react';
import { dashboard as words } from '#copy/portal/dashboard.ts';
import { type DealTab, dealTabs } from './deal-tabs.ts';

export const tabPanelId = 'deals-of-tab';
export const tabId = (tab: DealTab): string => `deals-${tab}`;

type Props = { open: DealTab; counts: Record<DealTab, number>; onOpen: (tab: DealTab) => void };

/** Tabs with one tab stop. The arrows move between them. */
export function DealTabList({ open, counts, onOpen }: Props) {
  const move = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = dealTabs.at((dealTabs.indexOf(open) + by) % dealTabs.length) ?? open;
    onOpen(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className="deal-tabs" role="tablist" aria-label={words.tabList} tabIndex={-1} onKeyDown={move}>
      {dealTabs.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === open}
          aria-controls={tabPanelId}
          tabIndex={tab === open ? 0 : -1}
          onClick={() => onOpen(tab)}
        >
          {words.tabs[tab]} <span className="num">{counts[tab].toLocaleString('en-US')}</span>
        </button>
      ))}
    </div>
  );
}
