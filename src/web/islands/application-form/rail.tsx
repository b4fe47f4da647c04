import { Check, Save, TriangleAlert, X } from 'lucide-react';
import { type MouseEvent, useMemo } from 'react';
import { sectionAnchor } from './form-section.tsx';
import { helpId } from './help.tsx';
import { markSections, type SectionMark, startedSections } from './section-states.ts';
import { useFormPart } from './form-state.ts';
import { requiredFields, sectionOf } from './values.ts';
import type { Checks } from './checks.ts';
import type { Refusals } from './validation.ts';
import { useWords } from './words.ts';

type Place = { current: number; visited: ReadonlySet<number>; restoredTo: number; checks: Checks | null };
type Props = Place & { savedAt: string | null };

/** Until the schema is there, nothing that must be filled in counts as valid. */
const unchecked: Refusals = Object.fromEntries(requiredFields.map((name) => [name, '']));

/** The first section that is more than one line. */
const FIRST = sectionOf('businessName');

/** Progress: all sections next to the form, or one line and five bars above it on a phone. */
export function Rail({ savedAt, ...place }: Props) {
  const { copy } = useWords();
  const marks = useMarks(place);
  return (
    <nav className="rail" aria-label={copy.rail.label}>
      <ol className="rail-list">
        {marks.map((mark) => (
          <RailStep key={mark.id} mark={mark} />
        ))}
      </ol>
      <RailBar marks={marks} savedAt={savedAt} />
      <SavedNote savedAt={savedAt} className="rail-note" />
      <AskForHelp />
    </nav>
  );
}

function useMarks({ current, visited, restoredTo, checks }: Place): SectionMark[] {
  const { copy } = useWords();
  const errors = useFormPart((state) => state.errors);
  const doubts = useFormPart((state) => state.doubts);
  const values = useFormPart((state) => state.values);
  const validate = useMemo(() => checks?.createValidation(copy.messages), [copy, checks]);
  const reached = Math.max(restoredTo, ...visited);
  const started = startedSections(values, visited);
  // The salesperson is one optional line above the sections, and no step.
  const place = { current: Math.max(current, FIRST), reached, started };
  const marks = markSections(place, errors, validate ? validate(values) : unchecked, doubts);
  return marks.slice(FIRST);
}

function RailStep({ mark: { id, state, toFix, toCheck, current } }: { mark: SectionMark }) {
  const { rail, sections } = useWords().copy;
  const notes = { fix: rail.fields(toFix), check: rail.check(toCheck), current: rail.current, done: '', open: '' };
  const note = notes[state];
  return (
    <li className={`rail-step rail-${state}`}>
      <a href={`#${sectionAnchor(id)}`} {...(current ? { 'aria-current': 'step' } : {})}>
        <span className="rail-mark" aria-hidden>
          {state === 'done' && <Check size={13} strokeWidth={3} />}
          {state === 'check' && <TriangleAlert size={12} strokeWidth={2.5} />}
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

function RailBar({ marks, savedAt }: { marks: SectionMark[]; savedAt: string | null }) {
  const { rail, sections } = useWords().copy;
  const saved = useSaved(savedAt);
  const fix = marks.find(({ state }) => state === 'fix');
  const shown = fix ?? marks.find(({ current }) => current) ?? marks[0];
  if (!shown) return null;
  return (
    <div className="rail-bar">
      <p>
        <a href={`#${sectionAnchor(shown.id)}`}>
          {rail.position(marks.indexOf(shown) + 1, marks.length)} {sections[shown.id].title}
        </a>
        {fix && <span className="rail-bar-fix">{rail.short(marks.reduce((sum, { toFix }) => sum + toFix, 0))}</span>}
      </p>
      <p className="rail-bar-line">
        <span className="rail-bars" aria-hidden>
          {marks.map(({ id, state }) => (
            <span key={id} className={`rail-${state}`} />
          ))}
        </span>
        {saved}
      </p>
    </div>
  );
}

/** Opens the assistant, whose own button would cover fields on narrow screens. Without it, leads to the phone number. */
function AskForHelp() {
  const { help } = useWords().copy;
  const ask = (event: MouseEvent): void => {
    const launcher = document.querySelector<HTMLButtonElement>('.launcher:not([hidden])');
    if (!launcher) return;
    event.preventDefault();
    launcher.click();
  };
  return (
    <a className="rail-help" href={`#${helpId}`} onClick={ask}>
      {help.label}
    </a>
  );
}

export function SavedNote({ savedAt, className }: { savedAt: string | null; className: string }) {
  const { draft } = useWords().copy;
  const saved = useSaved(savedAt);
  return (
    <p className={className}>
      <Save size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {saved === '' ? draft.before : <strong>{saved}</strong>}
        <br />
        {draft.never}
      </span>
    </p>
  );
}

/** Saved 2:31 PM; '' until something was saved. */
function useSaved(savedAt: string | null): string {
  const { copy, lang } = useWords();
  if (savedAt === null) return '';
  const clock = new Intl.DateTimeFormat(`${lang}-US`, { hour: 'numeric', minute: '2-digit' });
  return copy.draft.saved(clock.format(new Date(savedAt)));
}
