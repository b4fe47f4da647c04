import { ArrowLeft } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import { file } from '#copy/portal/applications.ts';
import { useApplication } from '#web/client/admin.ts';
import { RequestError } from '#web/client/request.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { NotFoundMessage } from '#web/portal/components/not-found-message.tsx';
import { Link } from '#web/ui/link.tsx';
import { FileSkeleton } from './file-skeleton.tsx';
import { FileView } from './file-view.tsx';
import './file.css';

/** One application. Another id is another screen, so that no revealed value outlives a move. */
export function ApplicationScreen() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const list = `/admin/applications${search}`;
  return (
    <article className="file" key={id}>
      <Link className="file-back" icon={ArrowLeft} to={list}>
        {file.back}
      </Link>
      <OpenFile id={id} list={list} />
    </article>
  );
}

function OpenFile({ id, list }: { id: string; list: string }) {
  const application = useApplication(id);
  if (application.isPending) return <FileSkeleton title={file.title} />;
  if (application.isSuccess) return <FileView application={application.data} />;
  const { error } = application;
  if (error instanceof RequestError && error.status === 404) return <NotFoundMessage words={file.notFound} to={list} />;
  return <FailedRead read={application} title={file.failed} />;
}
