import { AppError } from './app-error.ts';
import { type Transfer, transferTable, WIDE_POINTS } from './limits.ts';
import { networkOf } from './network.ts';

const RETRY_AFTER_SECONDS = 10;

export type Transfers = {
  /**
   * Counts a transfer as in progress until the returned function is called. Calling it again does nothing.
   * @throws AppError rate_limited beyond the limit of the owner, the network or the node
   */
  begin: (transfer: Transfer, by: { owner: string; ip: string }, message: string) => () => void;
};

/** Counts uploads and downloads in progress on this node, in memory. They end with the process. */
export function openTransfers(enabled: boolean): Transfers {
  if (!enabled) return { begin: () => () => undefined };
  const inProgress = new Map<string, number>();
  const change = (key: string, by: number): void => {
    const count = (inProgress.get(key) ?? 0) + by;
    if (count === 0) inProgress.delete(key);
    else inProgress.set(key, count);
  };
  return {
    begin: (transfer, { owner, ip }, message) => {
      const most = transferTable[transfer];
      const { narrow, wide } = networkOf(ip);
      const limits = new Map<string, number>([
        [`${transfer} ${owner}`, most.owner],
        [`${transfer} ${narrow}`, most.network],
      ]);
      limits.set(transfer, most.node);
      if (wide !== undefined) limits.set(`${transfer} ${wide}`, most.network * WIDE_POINTS);
      for (const [key, limit] of limits)
        if ((inProgress.get(key) ?? 0) >= limit)
          throw new AppError('rate_limited', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      for (const key of limits.keys()) change(key, 1);
      return () => {
        for (const key of limits.keys()) change(key, -1);
        limits.clear();
      };
    },
  };
}
