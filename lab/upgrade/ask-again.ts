import type { HoldingRelay } from '../../tests/support/holding-relay.ts';
import { call } from '../../tests/support/salesforce-stand-in/dealer.ts';
import type { ServerProcess } from '../../tests/support/server-process.ts';
import { until } from '../../tests/support/writers.ts';
import { COLLEAGUE, type Filled, keyed, NOTED, PASSWORD } from './fill.ts';
import { openJobs, QUEUES } from './leave-jobs.ts';
import { DEAL } from './old-bodies.ts';
import type { Snapshot } from './snapshot.ts';

type Asked = { row: Record<string, string>; differences: string[] };

/** Uses the sessions, files, links, codes and keys that the released version issued. */
export async function askAgain(server: ServerProcess, filled: Filled): Promise<Asked> {
  const { admin, colleague, dealer, files, submission, uploadToken, draft } = filled;
  const get = (bearer: string, at: string): Promise<Response> =>
    fetch(server.url + at, { headers: { authorization: `Bearer ${bearer}` } });
  const differences: string[] = [];
  const count = async (checks: Record<string, () => Promise<boolean>>): Promise<string> => {
    let good = 0;
    for (const [name, holds] of Object.entries(checks)) {
      const found = await holds().catch((error: unknown) => String(error));
      if (found === true) good += 1;
      else differences.push(found === false ? name : `${name}: ${found}`);
    }
    return `${String(good)} of ${String(Object.keys(checks).length)}`;
  };
  const findOne = async (q: string): Promise<{ id: string }> => {
    const at = `/api/admin/applications?q=${encodeURIComponent(q)}`;
    const { applications } = await call<{ applications: { id: string }[] }>(server, admin, 'GET', at);
    return applications[0] ?? { id: 'missing' };
  };
  const sessions = await count({
    'the session of the administrator has ended': async () => (await get(admin, '/api/admin/applications')).ok,
    'the session of the colleague has ended': async () => (await get(colleague.bearer, '/api/admin/deals')).ok,
    'the session of the dealer has ended': async () => (await get(dealer, `/api/dealer/deals/${draft}`)).ok,
  });
  const documents = await count(
    Object.fromEntries(
      files.map(({ id, content }) => [
        `document ${id} has other bytes`,
        async () => {
          const answer = await get(dealer, `/api/dealer/documents/${id}/download`);
          return answer.ok && content.equals(Buffer.from(await answer.arrayBuffer()));
        },
      ]),
    ),
  );
  const hashes = await count({
    'a repeated submission has another reference': async () => {
      const { key, body, reference } = submission;
      const again = await keyed<{ reference: string }>(server, 'none', '/api/credit-application', body, key);
      return again.reference === reference;
    },
    'the upload link does not work': async () => (await get('none', `/api/upload/${uploadToken}`)).ok,
    'the data request does not find a person by SSN': async () => {
      const all = '/api/admin/data-requests';
      const { requests } = await call<{ requests: { id: string; state: string }[] }>(server, admin, 'GET', all);
      const open = requests.find(({ state }) => state === 'open')?.id ?? '';
      const by = { number: submission.body.principalSsnEncrypted };
      const { found } = await call<{ found: unknown[] }>(server, admin, 'POST', `${all}/${open}/search`, by);
      return found.length > 0;
    },
    'password and recovery code do not sign in': async () => (await signInAgain(server, colleague)) !== '',
  });
  const values = await count({
    'the SSN of the submission is not revealed': async () => {
      const [bearer, { id }] = [await signInAgain(server, colleague), await findOne(submission.reference)];
      const body = { field: 'principalSsnEncrypted', reason: 'Compared with the report' };
      const at = `/api/admin/applications/${id}/reveal`;
      const { value } = await call<{ value: string }>(server, bearer, 'POST', at, body);
      return value === submission.body.principalSsnEncrypted;
    },
    'notes and corrections of an application do not decrypt': async () => {
      const { id } = await findOne(NOTED.businessName);
      type File = { application: { notes: { text: string }[]; corrections: { note: string }[] } };
      const { application } = await call<File>(server, admin, 'GET', `/api/admin/applications/${id}`);
      const texts = [...application.notes.map(({ text }) => text), ...application.corrections.map(({ note }) => note)];
      return texts.includes(NOTED.note) && texts.includes(NOTED.correction);
    },
    'the masked EIN and SSN of a draft are missing': async () => {
      type Answer = { deal: { companyEin: string; guarantor1Ssn: string } };
      const { deal } = await call<Answer>(server, dealer, 'GET', `/api/dealer/deals/${draft}`);
      return (
        deal.companyEin.endsWith(DEAL.companyEin.slice(-4)) && deal.guarantor1Ssn.endsWith(DEAL.guarantor1Ssn.slice(-4))
      );
    },
  });
  return {
    row: {
      'Sessions alive': sessions,
      'Documents equal': documents,
      'Links and keyed hashes': hashes,
      'Values read': values,
    },
    differences,
  };
}

/** Signs in with the password and the next recovery code. @returns the bearer token, or '' when refused */
async function signInAgain(server: ServerProcess, { recoveryCodes }: Filled['colleague']): Promise<string> {
  const answer = await fetch(`${server.url}/api/dealer/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: COLLEAGUE, password: PASSWORD, code: recoveryCodes.pop() }),
  });
  return answer.ok ? ((await answer.json()) as { token: string }).token : '';
}

/** Waits until no job remains. Returns the emails that were lost or arrived more than once. */
export async function untilDelivered(server: ServerProcess, relay: HoldingRelay, before: Snapshot): Promise<string[]> {
  const late = await until(async () => (await openJobs(server, QUEUES)) === 0).then(
    () => [],
    (error: unknown) => [`jobs still wait: ${String(error)}`],
  );
  const arrived = Map.groupBy(relay.taken, ({ messageId }) => messageId);
  const held = (before.get('mails')?.rows ?? []).filter(({ state }) => state !== 'sent');
  return [
    ...late,
    ...held
      .filter(({ message_id: id }) => !arrived.has(id ?? ''))
      .map(({ message_id: id }) => `the email ${id ?? ''} did not arrive`),
    ...[...arrived]
      .filter(([, copies]) => copies.length > 1)
      .map(([id, copies]) => `the email ${id} arrived ${String(copies.length)} times`),
  ];
}
