import { ArrowRight, Printer } from 'lucide-react';
import type { firstTime } from '#copy/en/first-time.ts';
import type { PricingFacts } from '#copy/en/programs.ts';

type Copy = (typeof firstTime)['check'];
type Props = { copy: Copy; facts: PricingFacts; application: string };

/**
 * Five taps, and the style sheet shows the lines of the list that belong to them, on the screen and on paper. No script
 * works it out, and a dialog's form outside of a dialog goes nowhere: nothing is sent or kept.
 */
export function EligibilityCheck({ copy, facts, application }: Props) {
  const { questions, result } = copy;
  return (
    <section className="section section-surface" id="check" aria-labelledby="check-heading">
      <div className="section-inner">
        <h2 id="check-heading">{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        <div className="check" data-live="">
          <form className="check-questions" method="dialog" autoComplete="off">
            {Object.entries(questions).map(([name, { label, options }]) => (
              <fieldset key={name} className="field">
                <legend className="field-label">{label}</legend>
                <div className="field-segments">
                  {Object.entries(options).map(([value, words]) => (
                    <label key={value} className="field-segment">
                      <input type="radio" name={`check-${name}`} id={`${name}-${value}`} />
                      <span>{words}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
            ))}
          </form>
          <div className="check-result" aria-live="polite">
            <h3>{result.heading}</h3>
            <p className="check-wait">{result.wait}</p>
            <div className="check-list">
              <ul>
                {Object.entries(result.items(facts)).map(([key, text]) => (
                  <li key={key} data-if={key}>
                    {text}
                  </li>
                ))}
                {result.always.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              <p className="note">{result.note}</p>
              <button type="button" className="button button-quiet check-print" data-print="">
                <Printer size={20} strokeWidth={1.75} aria-hidden /> {result.print}
              </button>
              <a className="arrow-link" href={application} data-apply="">
                {result.apply} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
              </a>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
