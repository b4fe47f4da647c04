import { Check, Save, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, type MouseEvent, useMemo, useRef } from 'react';
import { focusField } from '#web/ui/error-summary.tsx';
import { sectionAnchor } from './form-section.tsx';
import { helpId } from './help.tsx';
import { markSections, type SectionMark, startedSections } from './section-states.ts';
import { useFormPart } from './form-state.ts';
import { fieldNames, requiredFields, sectionOf } from './values.ts';
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

/** Returns the text of a section's state for the rail and for screen readers. */
function useNote({ state, toFix, toCheck }: SectionMark): string {
  const { rail } = useWords().copy;
  if (state === 'fix') return rail.fields(toFix + toCheck);
  return state === 'check' ? rail.check(toCheck) : rail[state];
}

const MarkSign = ({ state }: Pick<SectionMark, 'state'>) => (
  <>
    {state === 'done' && <Check size={13} strokeWidth={3} />}
    {state === 'check' && <TriangleAlert size={12} strokeWidth={2.5} />}
    {state === 'fix' && <X size={13} strokeWidth={3} />}
  </>
);

function RailStep({ mark }: { mark: SectionMark }) {
  const { sections } = useWords().copy;
  const { id, state, current } = mark;
  const note = useNote(mark);
  return (
    <li className={`rail-step rail-${state}`}>
      <a href={`#${sectionAnchor(id)}`} {...(current ? { 'aria-current': 'step' } : {})}>
        <span className="rail-mark" aria-hidden>
          <MarkSign state={state} />
        </span>
        <span>
          {sections[id].title}
          {state === 'done' || state === 'open' ? <span className="sr-only">: {note}</span> : <small>{note}</small>}
        </span>
      </a>
    </li>
  );
}

function RailBar({ marks, savedAt }: { marks: SectionMark[]; savedAt: string | null }) {
  const { rail, sections } = useWords().copy;
  const saved = useSaved(savedAt);
  const errors = useFormPart((state) => state.errors);
  const doubts = useFormPart((state) => state.doubts);
  const shown = marks.find(({ current }) => current) ?? marks[0];
  if (!shown) return null;
  // As many as the error summary lists.
  const count = marks.reduce((sum, { toFix, toCheck }) => sum + toFix + toCheck, 0);
  const first = fieldNames.find((name) => errors[name] !== undefined || doubts[name] !== undefined) ?? '';
  const showFirst = (event: MouseEvent): void => {
    event.preventDefault();
    focusField(first);
  };
  return (
    <div className="rail-bar">
      <p>
        <a href={`#${sectionAnchor(shown.id)}`}>
          {rail.position(marks.indexOf(shown) + 1, marks.length)} {sections[shown.id].title}
        </a>
        {marks.some(({ state }) => state === 'fix') && (
          <a className="rail-bar-fix" href={`#${first}`} onClick={showFirst}>
            {rail.short(count)}
          </a>
        )}
      </p>
      <div className="rail-bar-line">
        <ol className="rail-bars">
          {marks.map((mark) => (
            <RailBarMark key={mark.id} mark={mark} />
          ))}
        </ol>
        <span>{saved}</span>
      </div>
    </div>
  );
}

function returnOnBack(id: string): void {
  const back = (): void => {
    if (window.location.hash === `#${helpId}`) return;
    window.removeEventListener('hashchange', back);
    focusField(id);
  };
  window.addEventListener('hashchange', back);
}

function RailBarMark({ mark }: { mark: SectionMark }) {
  const { sections } = useWords().copy;
  const note = useNote(mark);
  return (
    <li className={`rail-${mark.state}`}>
      <span className="rail-mark" aria-hidden>
        <MarkSign state={mark.state} />
      </span>
      <span className="sr-only">
        {sections[mark.id].title}: {note}
      </span>
    </li>
  );
}

/**
 * Opens the assistant, whose own button would cover fields on narrow screens. Without it, leads to the phone number.
 * Closing the assistant, or Back, returns to the field.
 */
function AskForHelp() {
  const { help } = useWords().copy;
  const field = useRef<Element | null>(null);
  const leaveField = ({ relatedTarget }: FocusEvent): void => void (field.current = relatedTarget);
  const ask = (event: MouseEvent): void => {
    // Safari leaves the focus in the field when a link is tapped.
    const focused = document.activeElement;
    const from = focused === event.currentTarget ? field.current : focused;
    const launcher = document.querySelector<HTMLButtonElement>('.launcher:not([hidden])');
    if (launcher) {
      event.preventDefault();
      if (from instanceof HTMLElement) from.focus({ preventScroll: true });
      launcher.click();
    } else if (from?.id) returnOnBack(from.id);
  };
  return (
    <a className="rail-help" href={`#${helpId}`} onFocus={leaveField} onClick={ask}>
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
