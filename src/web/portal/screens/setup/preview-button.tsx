import { ExternalLink } from 'lucide-react';
import { setup } from '#copy/portal/setup.ts';
import { usePublication } from '#web/client/settings.ts';
import { apiStartPreview } from '#web/client/setup.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Button } from '#web/ui/button.tsx';

const { preview: words } = setup;

/** Opens the public site in a new tab, also while visitors still see "Opening soon". */
export function PreviewButton() {
  const publication = usePublication();
  const isClosed = publication.data?.usesSetupMode === true && publication.data.publishedAt === null;
  const preview = useAction(
    async () => {
      if (isClosed) await apiStartPreview();
      window.open('/', '_blank', 'noopener');
    },
    { failed: words.failed },
  );
  return (
    <div className="setup-preview">
      <Button
        variant="outline"
        icon={ExternalLink}
        busy={preview.busy && words.busy}
        onClick={() => void preview.act()}
      >
        {words.open}
      </Button>
      {isClosed && <p className="settings-note">{words.note}</p>}
    </div>
  );
}
