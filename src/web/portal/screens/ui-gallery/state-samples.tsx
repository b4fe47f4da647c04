import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const badges: [Tone, string][] = [
  ['plain', 'Draft'],
  ['accent', 'In review'],
  ['ok', 'Approved'],
  ['warn', 'Info requested'],
  ['bad', 'Declined'],
];
const LONG = 'Ramos Paving and Excavation of Douglas County and the Greater Omaha Area LLC '.repeat(3).trim();

export function StateSamples() {
  const [tab, setTab] = useState('file');
  const save = useAction(() => Promise.resolve(), { done: { title: 'Saved' }, failed: 'Not saved' });
  const fail = useAction(() => Promise.reject(new TypeError('offline')), { failed: 'Not saved' });
  return (
    <div className="gallery-columns">
      <Card title="Badge and Alert" actions={<Badge tone="accent">5 tones</Badge>}>
        <div className="gallery-stack">
          <div className="gallery-row">
            {badges.map(([tone, word]) => (
              <Badge key={tone} tone={tone}>
                {word}
              </Badge>
            ))}
          </div>
          <Alert tone="info" icon={Info} title="The clock is paused">
            <p>It continues when the documents arrive.</p>
          </Alert>
          <Alert tone="ok" icon={CircleCheck} title="Audit log verified" />
          <Alert tone="warn" icon={TriangleAlert} title="Same tax ID in 3 files" />
          <Alert tone="bad" icon={CircleAlert} title="Not sent">
            <p>The server could not be reached. Check your connection and try again.</p>
          </Alert>
        </div>
      </Card>
      <Card title="Tabs and Toast">
        <Tabs
          label="Parts of the file"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'file', label: 'File', content: <p>Business and principal.</p> },
            { value: 'documents', label: 'Documents', count: '4/7', content: <p>3 documents are missing.</p> },
            { value: 'history', label: 'History', count: 14, content: <p>14 entries.</p> },
          ]}
        />
        <div className="gallery-row">
          <Button variant="outline" size="s" busy={save.busy && 'Saving...'} onClick={() => void save.act()}>
            Toast after a success
          </Button>
          <Button variant="outline" size="s" busy={fail.busy && 'Saving...'} onClick={() => void fail.act()}>
            Toast after a failure
          </Button>
        </div>
      </Card>
      <Card title="EmptyState">
        <EmptyState title="No deals yet" text="Deals appear here once a dealer submits one.">
          <Button>Invite a dealer</Button>
        </EmptyState>
      </Card>
      <Card title="Skeleton">
        <div className="gallery-stack" aria-busy>
          <Skeleton />
          <Skeleton height="48px" />
        </div>
      </Card>
      <Card title={LONG}>
        <p>A card keeps a name of 200 characters inside its edges.</p>
      </Card>
    </div>
  );
}
