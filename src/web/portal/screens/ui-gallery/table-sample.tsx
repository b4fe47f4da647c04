import { Columns3, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

type Deal = { id: string; customer: string; dealer: string; cents: number; status: string; tone: Tone; days: number };
const deals: Deal[] = [
  {
    id: '1',
    customer: 'Ramos Paving LLC',
    dealer: 'Prairie Equipment',
    cents: 84_500_00,
    status: 'In review',
    tone: 'accent',
    days: 2,
  },
  {
    id: '2',
    customer: 'Ortiz Bakery Inc',
    dealer: 'Midwest Ovens',
    cents: 412_000_00,
    status: 'Approved',
    tone: 'ok',
    days: 5,
  },
  {
    id: '3',
    customer: 'Flores Site Work',
    dealer: 'Prairie Equipment',
    cents: 118_000_00,
    status: 'Info requested',
    tone: 'warn',
    days: 14,
  },
  {
    id: '4',
    customer: 'Tran Foods',
    dealer: 'Sample Packaging Sales',
    cents: 67_250_00,
    status: 'Draft',
    tone: 'plain',
    days: 22,
  },
];
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const columns: Column<Deal>[] = [
  {
    key: 'customer',
    label: 'Customer',
    sortBy: (row) => row.customer,
    cell: (row) => <Link to="/dev/ui">{row.customer}</Link>,
  },
  { key: 'dealer', label: 'Dealer', sortBy: (row) => row.dealer, cell: (row) => row.dealer },
  {
    key: 'amount',
    label: 'Amount',
    align: 'right',
    sortBy: (row) => row.cents,
    cell: (row) => dollars.format(row.cents / 100),
  },
  { key: 'status', label: 'Status', cell: (row) => <Badge tone={row.tone}>{row.status}</Badge> },
  { key: 'days', label: 'Since', sortBy: (row) => row.days, cell: (row) => `${String(row.days)} days` },
  {
    key: 'more',
    label: 'Actions',
    quiet: true,
    cell: (row) => (
      <Menu
        label={`Actions for ${row.customer}`}
        trigger={<IconButton icon={Ellipsis} label={`Actions for ${row.customer}`} />}
        items={[
          { label: 'Open', to: '/dev/ui' },
          { label: 'Assign' },
          'divider',
          { label: 'Close without a decision', bad: true },
        ]}
      />
    ),
  },
];
const optional = ['dealer', 'status', 'days'];
const total = deals.reduce((sum, { cents }) => sum + cents, 0);

export function TableSample() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const turn = (key: string): void => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  return (
    <Card
      title="Table and Menu"
      flush
      actions={
        <Menu
          label="Columns"
          trigger={<IconButton icon={Columns3} label="Columns" />}
          items={columns
            .filter(({ key }) => optional.includes(key))
            .map(({ key, label }) => ({ label, checked: !hidden.has(key), onSelect: () => turn(key) }))}
        />
      }
    >
      <Table
        label="Deals"
        columns={columns}
        rows={deals}
        rowKey={(row) => row.id}
        hidden={hidden}
        foot={`${String(deals.length)} deals, ${dollars.format(total / 100)}`}
      />
    </Card>
  );
}
