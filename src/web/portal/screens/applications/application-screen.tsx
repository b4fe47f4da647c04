import { ArrowLeft } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import { file } from '#copy/portal/applications.ts';
import { useApplication } from '#web/client/admin.ts';
import { RequestError } from '#web/client/request.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { NotFoundMessage } from '#web/portal/components/not-found-message.tsx';
import { Link } from '#web/ui/link.tsx';
import { type FileSteps, FileStepper, useFileSteps } from '../decision/next-file.tsx';
import { FileSkeleton } from './file-skeleton.tsx';
import { FileView } from './file-view.tsx';
import './file.css';

/** One application. Another id is another screen, so that no revealed value outlives a move. */
export function ApplicationScreen() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const list = `/admin/applications${search}`;
  const steps = useFileSteps({ kind: 'application', id });
  return (
    <article className="file" key={id}>
      <div className="file-top">
        <Link className="file-back" icon={ArrowLeft} to={list}>
          {file.back}
        </Link>
        <FileStepper steps={steps} />
      </div>
      <OpenFile id={id} list={list} steps={steps} />
    </article>
  );
}

function OpenFile({ id, list, steps }: { id: string; list: string; steps: FileSteps }) {
  const application = useApplication(id);
  if (application.isPending) return <FileSkeleton title={file.title} />;
  if (application.isSuccess) return <FileView application={application.data} steps={steps} />;
  const { error } = application;
  if (error instanceof RequestError && error.status === 404) return <NotFoundMessage words={file.notFound} to={list} />;
  return <FailedRead read={application} title={file.failed} />;
}
