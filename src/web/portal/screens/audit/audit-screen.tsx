import { Download, RefreshCw, ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { auditWords as words } from '#copy/portal/audit.ts';
import { apiExportAudit, useAudit } from '#web/client/audit.ts';
import { Button } from '#web/ui/button.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { AuditFilterForm } from './audit-filter.tsx';
import { AuditList } from './audit-list.tsx';
import { useAuditDays } from './use-audit-days.ts';
import { useTableExport } from '#web/portal/hooks/use-table-export.ts';
import { useAuditKeys } from './use-audit-keys.ts';
import { useVerdict } from './use-verdict.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import './audit.css';

/** Shows the audit log with its filter, its export and the check of its seals. */
export function AuditScreen() {
  const { days, filtered, change } = useAuditDays();
  const trail = useAudit(days);
  const verdict = useVerdict();
  const { exporting, exportAll } = useTableExport('audit', () => apiExportAudit(days), words.export);
  const list = useRef<HTMLElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useAuditKeys({ list, first });
  return (
    <div className="audit">
      <RowsHead title={words.title} lead={words.lead}>
        <div className="audit-actions">
          <Button
            variant="outline"
            size="s"
            busy={verdict.checking && words.verify.busy}
            onClick={() => void verdict.check('')}
            icon={ShieldCheck}
          >
            {words.verify.button}
          </Button>
          <Button variant="outline" size="s" busy={exporting && words.export.busy} onClick={exportAll} icon={Download}>
            {words.export.button}
          </Button>
          <Button
            variant="quiet"
            size="s"
            aria-disabled={trail.isFetching}
            onClick={() => !trail.isFetching && void trail.refetch()}
            icon={RefreshCw}
          >
            {words.refresh}
          </Button>
        </div>
      </RowsHead>
      <VerdictPanel verdict={verdict} />
      <AuditFilterForm days={days} filtered={filtered} first={first} onChange={change} />
      <section className="panel audit-list" ref={list} aria-label={words.title}>
        <div className="audit-columns" aria-hidden>
          <span>{words.columns.at}</span>
          <span>{words.columns.what}</span>
          <span>{words.columns.who}</span>
          <span>{words.columns.about}</span>
          <span>{words.columns.brief}</span>
        </div>
        <AuditList trail={trail} filtered={filtered} onClear={() => change({})} />
      </section>
    </div>
  );
}
