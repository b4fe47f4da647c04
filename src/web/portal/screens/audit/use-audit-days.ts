import { useSearchParams } from 'react-router';
import type { AuditDays } from '#web/client/audit.ts';

const names = ['who', 'action', 'subject', 'from', 'to'] as const satisfies (keyof AuditDays)[];

/** The filter of the audit log; it lives in the address, so that back, reload and a shared link keep it. */
export function useAuditDays(): { days: AuditDays; filtered: boolean; change: (next: Partial<AuditDays>) => void } {
  const [search, setSearch] = useSearchParams();
  const read = (from: (name: keyof AuditDays) => string | null | undefined): AuditDays =>
    Object.fromEntries(names.map((name) => [name, from(name)?.trim() ?? ''])) as AuditDays;
  const days = read((name) => search.get(name));
  return {
    days,
    filtered: names.some((name) => days[name] !== ''),
    change: (next) => setSearch(Object.entries(read((name) => next[name])).filter(([, value]) => value !== '')),
  };
}
