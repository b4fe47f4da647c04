import { type StatusLink, statusLinkSchema, statusPaths } from '#contract/status-page.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { POLL_MS, pollHeaders } from './polling.ts';
import { requestAsUser } from './session.ts';

const keyOf = (id: string) => [statusPaths.link(id)];

/** The status page of an application with the requested documents, read again every 30 seconds. Reads nothing for ''. */
export const useStatusLink = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    enabled: id !== '',
    refetchInterval: POLL_MS,
    queryFn: async (context): Promise<StatusLink> =>
      statusLinkSchema.parse(
        await requestAsUser('GET', statusPaths.link(encodeURIComponent(id)), undefined, pollHeaders(context)),
      ),
  });

async function change(client: QueryClient, id: string, path: string): Promise<void> {
  const answer = statusLinkSchema.parse(await requestAsUser('POST', path));
  client.setQueryData(keyOf(id), answer);
}

export const apiRenewStatusLink = (client: QueryClient, id: string): Promise<void> =>
  change(client, id, statusPaths.link(encodeURIComponent(id)));

export const apiRevokeStatusLink = (client: QueryClient, id: string): Promise<void> =>
  change(client, id, statusPaths.revoke(encodeURIComponent(id)));

export const apiAcceptDocument = (client: QueryClient, id: string, paper: string): Promise<void> =>
  change(client, id, statusPaths.accept(encodeURIComponent(id), paper));
