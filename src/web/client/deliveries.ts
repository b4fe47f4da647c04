import { adminPaths, type ApplicationFile } from '#contract/admin.ts';
import { type AdminDeal, adminDealPaths } from '#contract/admin-deals.ts';
import { type Deliveries, deliveriesAnswerSchema, deliveryPaths } from '#contract/deliveries.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpenFile } from './open-file.ts';
import { LOOK_MS, LOOKS } from './polling.ts';
import { requestAsUser } from './session.ts';

type Mailed = Pick<ApplicationFile & AdminDeal, 'mails' | 'decisions' | 'history'>;

/** After these actions an email may wait that the open file does not show yet. */
const mailing = ['decision.recorded', 'decision.disclosure_recorded', 'application.incomplete'];

/**
 * Polls the delivery states of the open file every few seconds while an email waits, a limited number of times. Does
 * not reload the file, because the server would record a view.
 */
export function useDeliveries({ kind, id }: OpenFile, file: Mailed): void {
  const client = useQueryClient();
  const last = file.history[0];
  const waiting = [
    ...file.mails.filter((mail) => mail.state === 'queued').map((mail) => mail.id),
    ...file.decisions.filter((one) => one.notice.state === 'queued').map((one) => one.id),
    ...(last !== undefined && mailing.includes(last.action) ? [last.at] : []),
  ];
  const { data } = useQuery({
    queryKey: ['deliveries', kind, id, waiting.join(' ')],
    enabled: waiting.length > 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => state.dataUpdateCount < LOOKS && state.status !== 'error' && LOOK_MS,
    queryFn: async (): Promise<Deliveries> => {
      const path = deliveryPaths[kind](encodeURIComponent(id));
      return deliveriesAnswerSchema.parse(await requestAsUser('GET', path, undefined, { headers: { 'x-poll': '1' } }))
        .mails;
    },
  });
  useEffect(() => {
    if (data === undefined) return;
    const all = kind === 'application' ? adminPaths.applications : adminDealPaths.all;
    client.setQueryData<ApplicationFile | AdminDeal>([all, id], (open) => open && { ...open, ...shown(open, data) });
  }, [client, kind, id, data]);
}

/** Keeps known emails with their full address. New ones have a masked address. */
function shown(open: Mailed, found: Deliveries): Pick<Mailed, 'mails' | 'decisions'> {
  const known = new Map(open.mails.map((mail) => [mail.id, mail]));
  const now = new Map(found.map((mail) => [mail.id, mail]));
  return {
    mails: found.map((mail) => ({ ...mail, to: known.get(mail.id)?.to ?? mail.to })),
    decisions: open.decisions.map((one) => {
      const mail = now.get(one.notice.mailId ?? '');
      return mail ? { ...one, notice: { ...one.notice, state: mail.state, sentAt: mail.sentAt } } : one;
    }),
  };
}
