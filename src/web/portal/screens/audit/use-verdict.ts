import { useState } from 'react';
import type { AuditVerdict } from '#contract/audit.ts';
import { apiVerifyAudit } from '#web/client/audit.ts';

export type Verdict = {
  checking: boolean;
  found: AuditVerdict | undefined;
  failure: Error | undefined;
  check: (seal: string) => Promise<void>;
};

/** The last check of the whole log, if there was one. */
export function useVerdict(): Verdict {
  const [checking, setChecking] = useState(false);
  const [found, setFound] = useState<AuditVerdict>();
  const [failure, setFailure] = useState<Error>();
  const check = async (seal: string): Promise<void> => {
    if (checking) return;
    setChecking(true);
    setFailure(undefined);
    try {
      setFound(await apiVerifyAudit(seal));
    } catch (error) {
      setFailure(error as Error);
    }
    setChecking(false);
  };
  return { checking, found, failure, check };
}
