import { Lock } from 'lucide-react';
import { useParams } from 'react-router';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Link } from '#web/ui/link.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { DealEditor } from './deal-form.tsx';
import { valuesOf } from './deal-values.ts';
import { LoadedDeal } from './loaded-deal.tsx';

/** The form with a stored draft. A submitted deal shows a message instead. */
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
              <Link button variant="outline" size="s" to={`/dealer/deals/${id}`}>
                {words.notADraft.open}
              </Link>
            </Alert>
          </div>
        )
      }
    </LoadedDeal>
  );
}
