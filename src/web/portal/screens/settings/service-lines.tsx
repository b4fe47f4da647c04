import { CircleCheck } from 'lucide-react';
import type { DoctorAnswer } from '#contract/doctor.ts';
import { settings } from '#copy/portal/settings.ts';

const { checklist: words } = settings;

/** The services of this installation: defaults first, then what was configured. */
export function ServiceLines({ installation }: { installation: DoctorAnswer['installation'] }) {
  const own = installation.filter((one) => one.own);
  const defaults = installation.filter((one) => !one.own);
  return (
    <>
      <Lines title={words.defaults(defaults.length)} lines={defaults} />
      <Lines title={words.configured(own.length)} lines={own} />
    </>
  );
}

const Lines = ({ title, lines }: { title: string; lines: DoctorAnswer['installation'] }) => (
  <details className="settings-lines-of">
    <summary>{title}</summary>
    <dl>
      {lines.map(({ name, words: said, own, variable }) => (
        <div key={name}>
          <dt>
            {own && <CircleCheck size={16} strokeWidth={1.75} aria-hidden />}
            {name}
          </dt>
          <dd>
            {said}
            {!own && variable !== null && <span className="settings-variable">{words.set(variable)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);
