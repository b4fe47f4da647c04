import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import type { ApplicationFlag } from '#contract/admin.ts';
import { flags as words } from '#copy/portal/applications.ts';
import { Alert } from '#web/ui/alert.tsx';

/** What the reader should look at twice; it decides nothing. */
export function FlagsSection({ flags }: { flags: ApplicationFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <Alert tone="warn" icon={Flag} title={words.title} className="file-flags">
      <ul>
        {flags.map(({ kind, about }) => (
          <li key={`${kind} ${about?.id ?? ''}`}>
            {words[kind]}
            {about && (
              <>
                {' '}
                <Link to={`/admin/applications/${about.id}`}>
                  {about.businessName}, {about.reference}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
