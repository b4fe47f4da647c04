import { documentViewer as words } from '#copy/portal/document-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import type { FileView } from './use-document-viewer.tsx';
import { isViewable, type ViewableFile } from './viewable.ts';

type Props = { file: ViewableFile; view: FileView | undefined };

/** The name of a document. It opens a document that a browser can show. */
export function ViewButton({ file, view }: Props) {
  if (!view || !isViewable(file)) return <p className="document-name">{file.fileName}</p>;
  const isFirst = view.first === file.id;
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        className="document-name"
        aria-label={words.open(file.fileName)}
        aria-pressed={view.shown === file.id}
        aria-keyshortcuts={isFirst ? 'v' : undefined}
        onClick={() => view.onView(file)}
      >
        {file.fileName}
      </Button>
      {isFirst && <Kbd>V</Kbd>}
    </>
  );
}
