import { adminPaths } from '#contract/admin.ts';
import {
  auditAnswerSchema,
  type AuditAnswer,
  type AuditEntry,
  type AuditVerdict,
  auditVerdictSchema,
} from '#contract/audit.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { requestAsUser, requestFileAsUser } from './session.ts';

const PAGE = 50;
/** The filters in the address. Days are calendar days of the reader. */
export type AuditDays = { who: string; action: string; subject: string; from: string; to: string };

export const useAudit = (days: AuditDays) =>
  useInfiniteQuery({
    queryKey: [adminPaths.audit, days],
    queryFn: async ({ pageParam }): Promise<AuditAnswer> => {
      const query = queryOf(days);
      query.set('limit', String(PAGE));
      if (pageParam) query.set('cursor', pageParam);
      return auditAnswerSchema.parse(await requestAsUser('GET', `${adminPaths.audit}?${query.toString()}`));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** The record of the last verification. Null before the first one. */
export const useLastVerified = () =>
  useQuery({
    queryKey: [adminPaths.audit, 'verified'],
    queryFn: async (): Promise<AuditEntry | null> => {
      const answer = await requestAsUser('GET', `${adminPaths.audit}?action=audit.verified&limit=1`);
      return auditAnswerSchema.parse(answer).entries[0] ?? null;
    },
    refetchOnMount: 'always',
  });

export const apiExportAudit = (days: AuditDays): Promise<Blob> =>
  requestFileAsUser(`${adminPaths.auditCsv}?${queryOf(days).toString()}`);

export async function apiVerifyAudit(seal: string): Promise<AuditVerdict> {
  const query = seal === '' ? '' : `?${new URLSearchParams({ seal }).toString()}`;
  return auditVerdictSchema.parse(await requestAsUser('GET', `${adminPaths.auditVerify}${query}`));
}

/** Includes the whole last day, which ends where the next one begins. */
function queryOf({ from, to, ...rest }: AuditDays): URLSearchParams {
  const given = { ...rest, from: startOf(from, 0), to: startOf(to, 1) };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
}

function startOf(day: string, later: number): string {
  const at = new Date(`${day}T00:00`);
  at.setDate(at.getDate() + later);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
