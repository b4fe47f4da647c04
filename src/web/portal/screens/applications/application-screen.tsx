import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router';
import { file } from '#copy/portal/applications.ts';
import { useApplication } from '#web/client/admin.ts';
import { RequestError } from '#web/client/request.ts';
import { Drawing } from '#web/site/drawing.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { FileSkeleton } from './file-skeleton.tsx';
import { FileView } from './file-view.tsx';
import './file.css';

/** One application; another id is another screen, so that nothing revealed outlives a move. */
export function ApplicationScreen() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const list = { pathname: '/admin/applications', search };
  return (
    <article className="file" key={id}>
      <Link className="file-back" to={list}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        {file.back}
      </Link>
      <OpenFile id={id} list={list} />
    </article>
  );
}

function OpenFile({ id, list }: { id: string; list: { pathname: string; search: string } }) {
  const application = useApplication(id);
  if (application.isPending) return <FileSkeleton />;
  if (application.isSuccess) return <FileView application={application.data} />;
  const { error } = application;
  if (error instanceof RequestError && error.status === 404)
    return (
      <section className="panel message-card">
        <Drawing name="keys" className="portal-drawing" />
        <ScreenHeading className="screen-title" title={file.notFound.title}>
          {file.notFound.title}
        </ScreenHeading>
        <p>{file.notFound.text}</p>
        <Link className="button" to={list}>
          {file.notFound.back}
        </Link>
      </section>
    );
  return <FailedRead read={application} title={file.failed} />;
}
