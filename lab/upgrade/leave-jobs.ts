import type { HoldingRelay } from '../../tests/support/holding-relay.ts';
import { call } from '../../tests/support/salesforce-stand-in/dealer.ts';
import { serverSettings } from '../../tests/support/salesforce-stand-in/org.ts';
import type { SalesforceStandIn } from '../../tests/support/salesforce-stand-in/start.ts';
import type { ServerProcess } from '../../tests/support/server-process.ts';
import { until } from '../../tests/support/writers.ts';
import { type Filled, pdfOf, upload } from './fill.ts';
import { APPLICATION, DEAL } from './old-bodies.ts';
import type { Settings } from './snapshot.ts';

/** The queues of the released version. Their names are frozen. */
export const QUEUES = [
  'deliver-mail',
  'make-signed-copy',
  'mail-updates',
  'mail-uploads',
  'crm-lead',
  'crm-document',
  'crm-look-again',
];
const PUSH_SECRET = 'a push secret of thirty-two characters or more'.replaceAll(' ', '-');
export const METRICS_TOKEN = 'metrics-token-of-the-upgrade';
/** Generating this many copies takes longer than the server waits at its stop. */
const COPIES = 12;

/** Settings with the Salesforce stand-in as the CRM. */
export const withSalesforce = (org: SalesforceStandIn): Settings => ({
  ...(serverSettings(org) as Settings),
  SALESFORCE_PUSH_SECRET: PUSH_SECRET,
});

/** Counts the waiting, running and retrying jobs of these queues. */
export async function openJobs(server: ServerProcess, queues: readonly string[]): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  if (!answer.ok) throw new Error(`/metrics answered ${String(answer.status)}`);
  const lines = [...(await answer.text()).matchAll(/^jobs_in_queue\{queue="([^"]+)",state="([^"]+)"\} (\d+)/gm)];
  return lines
    .filter(([, queue = '', state]) => queues.includes(queue) && state !== 'stopped')
    .reduce((sum, [, , , count]) => sum + Number(count), 0);
}

/**
 * Leaves jobs in every queue, then stops the server. Relay and CRM refuse, updates and uploads are emailed minutes
 * later, and copies are generated one after another.
 */
export async function leaveJobs(
  server: ServerProcess,
  { admin, dealer, uploadToken }: Filled,
  { relay, org }: { relay: HoldingRelay; org: SalesforceStandIn },
): Promise<void> {
  const own = '/api/dealer/deals';
  const submitDeal = async (dealName: string): Promise<string> => {
    const { deal } = await call<{ deal: { id: string } }>(server, dealer, 'POST', own, { ...DEAL, dealName });
    await call(server, dealer, 'POST', `${own}/${deal.id}/submit`, {});
    return deal.id;
  };
  const leadOf = async (id: string): Promise<string | null> =>
    (await call<{ deal: { salesforceLeadId: string | null } }>(server, dealer, 'GET', `${own}/${id}`)).deal
      .salesforceLeadId;
  const told = await submitDeal('With a lead in Salesforce');
  await until(async () => (await leadOf(told)) !== null);
  await until(async () => (await openJobs(server, ['deliver-mail', 'make-signed-copy', 'crm-lead'])) === 0);
  await until(() => org.calls.some(({ call: one }) => one.includes('SystemModstamp')));
  await call(server, admin, 'PATCH', `/api/admin/deals/${told}`, { status: 'in_review' });

  relay.hold(450);
  org.faults.plan('error', /./, { times: Infinity });
  await call(server, 'none', 'POST', '/api/dealer/auth/forgot-password', { email: 'dana@example.com' });
  await until(() => relay.named.length > relay.taken.length);
  await submitDeal('Without a lead yet');
  await upload(server, dealer, `${own}/${told}/upload`, pdfOf(2000));
  await upload(server, 'none', `/api/upload/${uploadToken}`, pdfOf(3000));
  const ids = [await leadOf(told)];
  await call(server, PUSH_SECRET, 'POST', '/api/crm/look-again', { ids });
  const applications = Array.from({ length: COPIES }, () =>
    call(server, 'none', 'POST', '/api/credit-application', APPLICATION),
  );
  await Promise.all(applications);
  await server.kill('SIGTERM');
}
