import { ChevronDown } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { noticeKinds, noticeStates } from '#contract/notices.ts';
import { notices as words } from '#copy/portal/notices.ts';
import { exportNotices, type NoticesFilter, useNotices } from '#web/client/notices.ts';
import { ExportButton } from '../export-button.tsx';
import { PagedRows } from '../paged-rows.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { NoticeTable } from './notice-table.tsx';
import '../rows-table.css';

/** Every notice that the law asks for, and what became of it. The filter lives in the address. */
export function NoticesScreen() {
  const [search, setSearch] = useSearchParams();
  const filter: NoticesFilter = {
    kind: noticeKinds.find((one) => one === search.get('kind')) ?? '',
    state: noticeStates.find((one) => one === search.get('state')) ?? '',
  };
  const list = useNotices(filter);
  const found = list.data?.pages.flatMap((page) => page.notices) ?? [];
  const isNarrowed = filter.kind !== '' || filter.state !== '';
  const change = (next: Partial<NoticesFilter>): void =>
    setSearch(Object.fromEntries(Object.entries({ ...filter, ...next }).filter(([, value]) => value !== '')));
  return (
    <div className="rows-screen">
      <header className="rows-head">
        <div>
          <ScreenHeading className="screen-title" title={words.title}>
            {words.title}
          </ScreenHeading>
          <p>{words.lead}</p>
        </div>
        <ExportButton of="notices" read={() => exportNotices(filter)} />
      </header>
      <div className="rows-tools">
        <Choice
          label={words.filters.kind}
          any={words.filters.anyKind}
          value={filter.kind}
          options={noticeKinds.map((one) => [one, words.kinds[one]])}
          onChange={(kind) => change({ kind: noticeKinds.find((one) => one === kind) ?? '' })}
        />
        <Choice
          label={words.filters.state}
          any={words.filters.anyState}
          value={filter.state}
          options={noticeStates.map((one) => [one, words.states[one]])}
          onChange={(state) => change({ state: noticeStates.find((one) => one === state) ?? '' })}
        />
      </div>
      <section className="panel rows-table" aria-label={words.title} aria-busy={list.isFetching}>
        <PagedRows
          list={list}
          count={found.length}
          texts={{ ...words, empty: isNarrowed ? words.nothingFound : words.empty }}
        >
          <NoticeTable notices={found} />
        </PagedRows>
      </section>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  any: string;
  value: string;
  options: [value: string, label: string][];
  onChange: (value: string) => void;
};

const Choice = ({ label, any, value, options, onChange }: ChoiceProps) => (
  <label className="field-select">
    <span className="sr-only">{label}</span>
    <select className="field-control" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{any}</option>
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
  </label>
);
