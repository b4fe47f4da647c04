import { CircleAlert, FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { documentViewer as words } from '#copy/portal/document-viewer.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { useViewedFile } from './use-viewed-file.ts';
import type { ViewableFile } from './viewable.ts';

/** A picture as an image, and a PDF in the viewer of the browser. Other content is not shown. */
export function ViewedDocument({ document: { id, fileName } }: { document: ViewableFile }) {
  const viewed = useViewedFile(id);
  if (viewed.state === 'loading')
    return (
      <p className="viewer-wait" role="status">
        {words.loading}
      </p>
    );
  if (viewed.state === 'failed')
    return (
      <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed} className="viewer-said">
        <p>{failureWords(viewed.error)}</p>
      </Alert>
    );
  const isPdf = viewed.state === 'shown' && viewed.type === 'application/pdf';
  if (viewed.state === 'unknown' || (isPdf && !navigator.pdfViewerEnabled))
    return (
      <Alert tone="warn" icon={FileQuestion} title={words.cannot} className="viewer-said">
        <p>{isPdf ? words.noPdfs : words.unknown}</p>
      </Alert>
    );
  return isPdf ? (
    <iframe className="viewer-pdf" src={`${viewed.url}#navpanes=0`} title={fileName} />
  ) : (
    <Picture url={viewed.url} name={fileName} />
  );
}

function Picture({ url, name }: { url: string; name: string }) {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <div className={isLarge ? 'viewer-picture viewer-large' : 'viewer-picture'}>
        <img src={url} alt={name} />
      </div>
      <Button
        variant="outline"
        size="s"
        className="viewer-zoom"
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
      >
        {words.large}
      </Button>
    </>
  );
}
