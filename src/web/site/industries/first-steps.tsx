import { ArrowRight } from 'lucide-react';
import type { Brand } from '#contract/brand.ts';
import type { firstTime } from '#copy/en/first-time.ts';
import { PhoneLink } from '../phone-link.tsx';

const targets = ['#check', '#needs'];

type Props = { copy: (typeof firstTime)['steps']; phone: Brand['phones']['main'] };

/** Three cards: the check and the checklist stand on this page, guidance is a call. */
export const FirstSteps = ({ copy, phone }: Props) => (
  <section className="section" aria-labelledby="steps">
    <div className="section-inner">
      <h2 id="steps">{copy.heading}</h2>
      <ol className="framed framed-columns step-cards">
        {copy.list.map(({ title, text, link }, i) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {targets[i] === undefined ? (
              <PhoneLink phone={phone} className="arrow-link" />
            ) : (
              <a className="arrow-link" href={targets[i]}>
                {link} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
              </a>
            )}
          </li>
        ))}
      </ol>
    </div>
  </section>
);
