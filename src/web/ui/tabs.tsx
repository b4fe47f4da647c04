import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export type Tab = { value: string; label: string; count?: number | string; content: ReactNode };
type Props = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** Renders the hidden parts too: print shows all parts. */
  keepAll?: boolean;
  /** Controls next to the tabs. */
  tools?: ReactNode;
};

/** Parts of one screen. Arrow keys move between the tabs. */
export const Tabs = ({ label, tabs, value, onChange, keepAll, tools }: Props) => (
  <Primitive.Root value={value} onValueChange={onChange}>
    {tools === undefined ? (
      <TabList label={label} tabs={tabs} />
    ) : (
      <div className="tabs-head">
        <TabList label={label} tabs={tabs} />
        {tools}
      </div>
    )}
    {tabs.map((tab) => (
      <Primitive.Content
        key={tab.value}
        className="tab-panel"
        value={tab.value}
        {...(keepAll === true && { forceMount: true })}
      >
        {tab.content}
      </Primitive.Content>
    ))}
  </Primitive.Root>
);

const TabList = ({ label, tabs }: Pick<Props, 'label' | 'tabs'>) => (
  <Primitive.List className="tabs" aria-label={label}>
    {tabs.map((tab) => (
      <Primitive.Trigger key={tab.value} className="tab" value={tab.value}>
        {tab.label}
        {tab.count !== undefined && <span className="tab-count num"> {tab.count}</span>}
      </Primitive.Trigger>
    ))}
  </Primitive.List>
);
