import { Check, Save, X } from 'lucide-react';
import { useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { sectionAnchor } from './form-section.tsx';
import { markSections, type SectionMark } from './section-states.ts';
import { type ApplicationValues, fieldNames } from './values.ts';
import { createValidation, type Refusals } from './validation.ts';
import { useWords } from './words.ts';

type Props = { current: number; reached: number; savedAt: string | null };

/** Where the applicant is: all sections beside the form, or one line and five bars above it on a phone. */
export function Rail({ current, reached, savedAt }: Props) {
  const { copy } = useWords();
  const marks = useMarks(current, reached);
  return (
    <nav className="rail" aria-label={copy.rail.label}>
      <ol className="rail-list">
        {marks.map((mark) => (
          <RailStep key={mark.id} mark={mark} />
        ))}
      </ol>
      <RailBar marks={marks} />
      <SavedNote savedAt={savedAt} className="rail-note" />
    </nav>
  );
}

function useMarks(current: number, reached: number): SectionMark[] {
  const { copy } = useWords();
  const { control } = useFormContext<ApplicationValues>();
  const { errors } = useFormState({ control });
  const values = useWatch({ control }) as ApplicationValues;
  const validate = useMemo(() => createValidation(copy.messages), [copy]);
  const shown: Refusals = {};
  for (const name of fieldNames) if (errors[name]?.message !== undefined) shown[name] = errors[name].message;
  return markSections(current, reached, shown, validate(values));
}

function RailStep({ mark: { id, state, toFix, current } }: { mark: SectionMark }) {
  const { rail, sections } = useWords().copy;
  const note = state === 'fix' ? rail.fields(toFix) : state === 'current' ? rail.current : '';
  return (
    <li className={`rail-step rail-${state}`}>
      <a href={`#${sectionAnchor(id)}`} {...(current ? { 'aria-current': 'step' } : {})}>
        <span className="rail-mark" aria-hidden>
          {state === 'done' && <Check size={13} strokeWidth={3} />}
          {state === 'fix' && <X size={13} strokeWidth={3} />}
        </span>
        <span>
          {sections[id].title}
          {state === 'done' && <span className="sr-only">: {rail.done}</span>}
          {note !== '' && <small>{note}</small>}
        </span>
      </a>
    </li>
  );
}

function RailBar({ marks }: { marks: SectionMark[] }) {
  const { rail, sections } = useWords().copy;
  const fix = marks.find(({ state }) => state === 'fix');
  const shown = fix ?? marks.find(({ current }) => current) ?? marks[0];
  if (!shown) return null;
  return (
    <div className="rail-bar">
      <p>
        <a href={`#${sectionAnchor(shown.id)}`}>
          {rail.position(marks.indexOf(shown) + 1, marks.length)} {sections[shown.id].title}
        </a>
        {fix && <span className="rail-bar-fix">{rail.short(fix.toFix)}</span>}
      </p>
      <div className="rail-bars" aria-hidden>
        {marks.map(({ id, state }) => (
          <span key={id} className={`rail-${state}`} />
        ))}
      </div>
    </div>
  );
}

export function SavedNote({ savedAt, className }: { savedAt: string | null; className: string }) {
  const { copy, lang } = useWords();
  const time = savedAt === null ? null : new Date(savedAt);
  const clock = new Intl.DateTimeFormat(`${lang}-US`, { hour: 'numeric', minute: '2-digit' });
  return (
    <p className={className}>
      <Save size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {time === null ? copy.draft.before : copy.draft.saved(clock.format(time))} {copy.draft.never}
      </span>
    </p>
  );
}
