import { RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import type { Check, CheckState, DoctorAnswer } from '#contract/doctor.ts';
import { doctor as words } from '#copy/portal/doctor.ts';
import { settings } from '#copy/portal/settings.ts';
import { useDoctor } from '#web/client/doctor.ts';
import { BackLink } from '#web/portal/components/back-link.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { PathText } from '#web/portal/components/path-text.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { showMoment } from '#contract/show-moment.ts';
import { OtherScreens } from './other-screens.tsx';
import { ServiceLines } from './service-lines.tsx';
import './settings.css';
import './doctor.css';

const SETUP = ['setup'] as const;

/** Every check of npm run ops -- doctor, with what to do. */
export function DoctorScreen() {
  const doctor = useDoctor();
  return (
    <div className="settings">
      <header>
        <BackLink to="/admin/settings">{words.back}</BackLink>
        <ScreenHeading className="screen-title" title={words.title}>
          {words.title}
        </ScreenHeading>
        <p>{words.lead}</p>
        <OtherScreens names={SETUP} />
      </header>
      <FailedRead read={doctor} title={words.failed} />
      {doctor.isPending && (
        <section className="panel doctor-head" role="status">
          <p>{words.running}</p>
          <span className="skeleton skeleton-late settings-skeleton" />
        </section>
      )}
      {doctor.data && <Findings found={doctor.data} busy={doctor.isFetching} onAgain={() => void doctor.refetch()} />}
    </div>
  );
}

type Props = { found: DoctorAnswer; busy: boolean; onAgain: () => void };

function Findings({ found: { checks, checkedAt, installation }, busy, onAgain }: Props) {
  const count = (state: CheckState): number => checks.filter((one) => one.state === state).length;
  return (
    <>
      <section className="panel doctor-head">
        <div role="status">
          <h2>{words.summary({ error: count('error'), todo: count('todo'), warning: count('warning') })}</h2>
          <p className="settings-note">{words.checkedAt(showMoment(checkedAt, 'en'))}</p>
        </div>
        <Button variant="outline" icon={RefreshCw} busy={busy && words.checking} onClick={onAgain}>
          {words.again}
        </Button>
      </section>
      <section className="panel" aria-label={words.title}>
        <ul className="doctor-checks">
          {checks.map((check) => (
            <CheckRow key={`${check.topic} ${check.text}`} check={check} />
          ))}
        </ul>
      </section>
      <section className="panel settings-checklist">
        <ServiceLines installation={installation} />
      </section>
    </>
  );
}

const tones: Record<CheckState, Tone> = { error: 'bad', todo: 'accent', warning: 'warn', note: 'plain', ok: 'ok' };

const CheckRow = ({ check: { topic, state, text, next, section } }: { check: Check }) => (
  <li>
    <Badge tone={tones[state]}>{words.states[state]}</Badge>
    <div>
      <h3>{words.topics[topic]}</h3>
      <p>{text}</p>
      {next !== null && (
        <p className="doctor-next">
          <b>{words.next}:</b> <PathText>{next}</PathText>
        </p>
      )}
      {section !== null && (
        <Link
          to={`/admin/settings/${section}`}
          aria-label={settings.checklist.setSection(settings.sections[section].title)}
        >
          {settings.checklist.setHere}
        </Link>
      )}
    </div>
  </li>
);
