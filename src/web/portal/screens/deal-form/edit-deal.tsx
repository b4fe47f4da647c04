import { Lock } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { DealEditor } from './deal-form.tsx';
import { valuesOf } from './deal-values.ts';
import { LoadedDeal } from './loaded-deal.tsx';

/** The form over a stored draft; a deal that was submitted says so instead. */
export function EditDeal() {
  const { id = '' } = useParams();
  return (
    <LoadedDeal key={id} id={id}>
      {(deal) =>
        deal.status === 'draft' ? (
          <DealEditor slot={`edit=${id}`} start={valuesOf(deal)} edited={{ id, version: deal.version }} />
        ) : (
          <div className="deal-form">
            <ScreenHeading className="screen-title" title={words.editTitle}>
              {words.editTitle}
            </ScreenHeading>
            <Alert tone="info" icon={Lock} title={words.notADraft.title}>
              <p>{words.notADraft.text}</p>
              <Link className="button button-outline button-dense" to={`/dealer/deals/${id}`}>
                {words.notADraft.open}
              </Link>
            </Alert>
          </div>
        )
      }
    </LoadedDeal>
  );
}
