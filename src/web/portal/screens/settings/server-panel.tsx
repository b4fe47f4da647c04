import { Circle, Stethoscope } from 'lucide-react';
import { Link } from 'react-router';
import type { Checklist, SettingsAnswer } from '#contract/settings.ts';
import { doctor } from '#copy/portal/doctor.ts';
import { settings } from '#copy/portal/settings.ts';
import { useChecklist } from '#web/client/settings.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { PathText } from '#web/portal/components/path-text.tsx';

const { checklist: words, environment: texts } = settings;
type Props = { environment: SettingsAnswer['environment'] | undefined };

/**
 * Lists the environment variables that are missing before publishing, and those in use. Only an engineer changes them.
 */
export function ServerPanel({ environment }: Props) {
  const checklist = useChecklist();
  return (
    <section className="panel settings-checklist" aria-labelledby="settings-server" aria-busy={checklist.isPending}>
      <h2 id="settings-server">{texts.title}</h2>
      <FailedRead read={checklist} title={words.failed} />
      {checklist.isPending && <span className="skeleton skeleton-late settings-skeleton" />}
      {checklist.data && <Missing {...checklist.data} />}
      <Link className="settings-doctor" to="/admin/settings/doctor">
        <Stethoscope size={18} strokeWidth={1.75} aria-hidden />
        {doctor.open}
      </Link>
      {environment && <Environment {...environment} />}
    </section>
  );
}

const Missing = ({ beforeLive, open }: Checklist) => (
  <>
    {open === 0 && <p className="settings-note">{words.ready}</p>}
    {beforeLive.length > 0 && (
      <>
        <p className="settings-note">{words.environment}</p>
        <ul className="settings-open">
          {beforeLive.map((line) => (
            <li key={line}>
              <Circle size={18} strokeWidth={1.75} aria-hidden />
              <div>
                <PathText>{line}</PathText>
              </div>
            </li>
          ))}
        </ul>
      </>
    )}
  </>
);

const Environment = ({ stages, paymentDescription, brandFile }: SettingsAnswer['environment']) => (
  <details className="settings-environment">
    <summary>{texts.show}</summary>
    <p className="settings-note">{texts.text}</p>
    <dl>
      <div>
        <dt>
          {texts.stages} <code>CRM_STAGES</code>
        </dt>
        <dd>
          <ul>
            {stages.map(({ stage, status }) => (
              <li key={stage}>
                {stage} <code>{status}</code>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>
          {texts.payment} <code>PAYMENT_DESCRIPTION</code>
        </dt>
        <dd>{paymentDescription ?? texts.noPayment}</dd>
      </div>
      <div>
        <dt>
          {texts.file} <code>BRAND_FILE</code>
        </dt>
        <dd>
          <code>{brandFile}</code>
          <p className="settings-note">{texts.fileText}</p>
        </dd>
      </div>
    </dl>
  </details>
);
