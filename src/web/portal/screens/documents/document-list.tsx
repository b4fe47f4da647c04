import { documentsSection as words } from '#copy/portal/documents.ts';
import { frame } from '#copy/portal/frame.ts';
import { useDocuments } from '#web/client/documents.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DocumentListItem, type StaffsList } from './document-row.tsx';

/** `staff` reads deals of any dealership. `quiet` shows no message for an empty list. `closed`: the deal needs none. */
export function DocumentList({
  dealId,
  staff,
  quiet = false,
  closed = false,
}: {
  dealId: string;
  staff?: StaffsList;
  quiet?: boolean;
  closed?: boolean;
}) {
  const read = useDocuments(dealId, { staff: staff !== undefined });
  const { data } = read;
  if (!data)
    return read.error ? (
      <FailedRead read={read} title={words.failed} className="documents-alert" />
    ) : (
      <p className="documents-wait" role="status" aria-label={frame.loading}>
        <span className="skeleton" />
      </p>
    );
  if (data.length === 0)
    return quiet ? null : (
      <EmptyState title={words.empty.title} text={words.empty[staff ? 'staff' : closed ? 'closed' : 'text']} />
    );
  const listed = new Map(data.map((one) => [one.id, one]));
  return (
    <ul className="documents-list">
      {data.map((document) => (
        <DocumentListItem
          key={document.id}
          document={document}
          dealId={dealId}
          staff={staff}
          original={
            document.duplicateOf === null ? undefined : (listed.get(document.duplicateOf)?.fileName ?? words.earlier)
          }
          replacedAt={document.replacedBy === null ? undefined : listed.get(document.replacedBy)?.uploadedAt}
        />
      ))}
    </ul>
  );
}
