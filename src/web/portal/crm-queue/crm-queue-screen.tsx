import type { ReactNode } from 'react';
import { crmQueue as words } from '#copy/portal/crm-queue.ts';
import { retryDocument, retryLead, useUnsentDocuments, useUntoldLeads } from '#web/client/crm-queue.ts';
import { type PagedList, PagedRows, reload } from '../paged-rows.tsx';
import { WaitingRow } from '../waiting-row.tsx';
import { WaitingScreen } from '../waiting-screen.tsx';
import './crm-queue.css';

/** What a CRM beside us has not taken yet, and the buttons that try it now. */
export function CrmQueueScreen() {
  const leads = useUntoldLeads();
  const documents = useUnsentDocuments();
  const isOwn = documents.data?.pages[0]?.leave === false;
  const deals = leads.data?.pages.flatMap((page) => page.leads) ?? [];
  const files = documents.data?.pages.flatMap((page) => page.documents) ?? [];
  return (
    <WaitingScreen words={{ ...words, lead: isOwn ? words.ownCrm : words.lead }} lists={[leads, documents]}>
      <Waiting list={leads} count={deals.length} texts={words.deals}>
        {deals.map((deal) => (
          <WaitingRow
            key={deal.dealId}
            of={deal}
            name={deal.dealName}
            about={deal.dealership}
            words={words.deals}
            retry={() => retryLead(deal.dealId)}
            onTried={() => reload(leads)}
          />
        ))}
      </Waiting>
      <Waiting list={documents} count={files.length} texts={words.documents}>
        {files.map((file) => (
          <WaitingRow
            key={file.id}
            of={file}
            name={file.fileName}
            about={words.about(file.dealName, file.dealership)}
            words={words.documents}
            retry={() => retryDocument(file.id)}
            onTried={() => reload(documents)}
          />
        ))}
      </Waiting>
    </WaitingScreen>
  );
}

type Texts = { title: string; failed: string; more: string; empty: { title: string; text: string } };
type Props = { list: PagedList; count: number; texts: Texts; children: ReactNode };

const Waiting = ({ list, count, texts, children }: Props) => (
  <section className="panel waiting-rows" aria-label={texts.title} aria-busy={list.isPending}>
    <h2 className="crm-queue-title">{texts.title}</h2>
    <PagedRows list={list} count={count} texts={texts}>
      <ul>{children}</ul>
    </PagedRows>
  </section>
);
