import type { Language } from '#contract/language.ts';
import { showMoment } from '#contract/show-moment.ts';
import type { StatusContent, StatusStep } from '#contract/status-page.ts';
import { statusPage as en } from '#copy/en/status-page.ts';
import { statusPage as es } from '#copy/es/status-page.ts';

const copies = { en, es };

/** Shows the past, current and next steps of the application. */
export function StatusSteps({ content, lang }: { content: StatusContent; lang: Language }) {
  const copy = copies[lang];
  const missing = content.documents.filter((one) => one.state === 'missing').length;
  // The current step is named by what is to do.
  const nameOf = (name: StatusStep, state: StatusContent['steps'][number]['state']): string => {
    if (name !== 'documents' || state !== 'now') return copy.steps[name];
    return missing > 0 ? copy.send(missing) : copy.check;
  };
  const { business, amount, reference, steps, timeZone, contact, documents } = content;
  // A decision ends the step, whatever is missing.
  const isEnded = missing > 0 && steps.some(({ name, state }) => name === 'documents' && state === 'done');
  const detail: Partial<Record<StatusStep, string>> = {
    received: reference,
    documents: isEnded ? '' : copy.documents.count(documents.length - missing, documents.length),
    review: contact,
  };
  return (
    <section className="status-card" aria-label={copy.progress}>
      <h2>{[business, amount].filter((part) => part !== '').join(', ')}</h2>
      <ol className="status-steps">
        {steps.map(({ name, state, at }) => (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span>
              <b>{nameOf(name, state)}</b>
              <span className="sr-only">: {copy.stepStates[state]}</span>
              {detail[name] !== undefined && detail[name] !== '' && <small>{detail[name]}</small>}
            </span>
            <span className="status-time">
              {at === null ? (
                state === 'done' ? (
                  ''
                ) : (
                  copy.usual[name]
                )
              ) : (
                <time dateTime={at}>{showMoment(at, lang, { timeZone })}</time>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
