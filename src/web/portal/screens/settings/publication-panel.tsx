import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PublicationAnswer } from '#contract/settings.ts';
import { settings } from '#copy/portal/settings.ts';
import { apiSetPublication, usePublication } from '#web/client/settings.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { nothingMore, StepUpDialog } from '#web/portal/components/step-up-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { showMoment } from '#contract/show-moment.ts';
import { toast } from '#web/ui/toast.ts';

const { publication: words } = settings;

/** Shows whether visitors can reach the site, what is left before publishing, and the button that publishes. */
export function PublicationPanel() {
  const publication = usePublication();
  return (
    <section className="panel settings-publication" aria-labelledby="publication" aria-busy={publication.isPending}>
      <h2 id="publication">{words.title}</h2>
      <FailedRead read={publication} title={words.failed} />
      {publication.isPending && <span className="skeleton skeleton-late settings-skeleton" />}
      {publication.data && <State publication={publication.data} />}
    </section>
  );
}

function State({ publication: { usesSetupMode, publishedAt, left } }: { publication: PublicationAnswer }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!usesSetupMode) return <p className="settings-note">{words.alwaysOpen}</p>;
  const isPublished = publishedAt !== null;
  return (
    <>
      <p>{isPublished ? words.open(showMoment(publishedAt, 'en')) : words.closed}</p>
      {!isPublished && <p className="settings-note">{left.length === 0 ? words.ready : words.left(left.length)}</p>}
      {!isPublished && left.length > 0 && (
        <ul>
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {(isPublished || left.length === 0) && (
        <Button variant={isPublished ? 'outline' : 'primary'} onClick={() => setIsAsking(true)}>
          {isPublished ? words.unpublish.open : words.publish.open}
        </Button>
      )}
      {isAsking && <ChangeDialog publish={!isPublished} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function ChangeDialog({ publish, onClose }: { publish: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const texts = publish ? words.publish : words.unpublish;
  return (
    <StepUpDialog
      words={texts}
      more={nothingMore}
      act={async (given) => {
        await apiSetPublication(client, { published: publish, ...given });
        toast({ title: texts.done });
      }}
      onClose={onClose}
    />
  );
}
