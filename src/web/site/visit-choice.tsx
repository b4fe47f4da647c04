import type { Language } from '#contract/language.ts';
import type { Tracking } from '#contract/visitors.ts';
import { visits as en } from '#copy/en/visits.ts';
import { visits as es } from '#copy/es/visits.ts';

const copies = { en, es };
const fields = ['visitorId', 'language', 'currentPage', 'equipmentType'] as const;

/** Shows the choice on this device, a button for the other choice, and the stored data. Hidden without a script. */
export function VisitChoice({ lang, tracking }: { lang: Language; tracking: Exclude<Tracking, 'off'> }) {
  const copy = copies[lang];
  const { states } = copy;
  const sentences = { ask: states.ask[tracking], on: states.on, off: states.off, signal: states.signal };
  return (
    <div className="visit-choice">
      <div role="status">
        {Object.entries(sentences).map(([state, sentence]) => (
          <p key={state} data-state={state}>
            {sentence}
          </p>
        ))}
      </div>
      <div className="visit-choice-buttons">
        <button type="button" className="button button-outline" data-choose-visits="on">
          {copy.noteMine}
        </button>
        <button type="button" className="button button-outline" data-choose-visits="off">
          {copy.dontNoteMine}
        </button>
      </div>
      <details id="visit-record" className="disclosure">
        <summary>{copy.record}</summary>
        <dl>
          {fields.map((field) => (
            <div key={field}>
              <dt>{copy.fields[field]}</dt>
              <dd data-kept={field} />
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
