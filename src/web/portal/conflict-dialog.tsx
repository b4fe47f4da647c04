import { type SubmitEvent, useId, useState } from 'react';
import { equipmentNames } from '#copy/portal/dashboard.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { showInstant } from '../instants.ts';
import { useModal } from '../use-modal.ts';
import type { DealField } from './deal-values.ts';
import type { Choice, Choices, Difference } from './edit-conflict.ts';

const words = dealForm.conflict;

type Props = {
  differences: Difference[];
  /** When the other values were saved. */
  savedAt: string;
  submits: boolean;
  onChosen: (choices: Choices) => void;
  onClose: () => void;
};

/** Shows both values of each field that differs. Closing it leaves the form as it is, and nothing is saved. */
export function ConflictDialog({ differences, savedAt, submits, onChosen, onClose }: Props) {
  const dialog = useModal();
  const id = useId();
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(differences.flatMap(({ field, suggested }) => (suggested ? [[field, suggested]] : []))),
  );
  const [tried, setTried] = useState(false);
  const typesAgain = differences.some(({ field, sealed }) => sealed && choices[field] === 'mine');

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const open = differences.find(({ field }) => choices[field] === undefined);
    if (open) {
      setTried(true);
      event.currentTarget.querySelector<HTMLInputElement>(`input[name="choice-${open.field}"]`)?.focus();
      return;
    }
    dialog.current?.close();
    onChosen(choices);
  };
  return (
    <dialog
      ref={dialog}
      className="dialog deal-conflict"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <form method="dialog" noValidate onSubmit={onSubmit}>
        <h2 id={`${id}-title`}>{words.title}</h2>
        <p id={`${id}-text`}>{words.text(showInstant(savedAt))}</p>
        {differences.map((difference) => (
          <Pair
            key={difference.field}
            {...difference}
            chosen={choices[difference.field]}
            missing={tried && choices[difference.field] === undefined}
            choose={(choice) => setChoices({ ...choices, [difference.field]: choice })}
          />
        ))}
        <div className="dialog-actions">
          <button type="submit" className="button">
            {typesAgain ? words.goOn : submits ? words.saveAndSubmit : words.save}
          </button>
          <button type="button" className="button button-outline" onClick={() => dialog.current?.close()}>
            {words.back}
          </button>
        </div>
      </form>
    </dialog>
  );
}

type PairProps = Difference & { chosen: Choice | undefined; missing: boolean; choose: (choice: Choice) => void };

function Pair({ field, mine, theirs, sealed, chosen, missing, choose }: PairProps) {
  const error = `choice-${field}-error`;
  const options = sealed
    ? ([
        ['mine', words.again, ''],
        ['theirs', words.stored, shownValue(field, theirs)],
      ] as const)
    : ([
        ['mine', words.mine, shownValue(field, mine)],
        ['theirs', words.theirs, shownValue(field, theirs)],
      ] as const);
  return (
    <fieldset className="deal-conflict-pair" aria-describedby={missing ? error : undefined}>
      <legend>{dealForm.labels[field]}</legend>
      {sealed && <p className="deal-conflict-note">{words.notMerged}</p>}
      {options.map(([value, label, text]) => (
        <label key={value} className="deal-conflict-choice">
          <input
            type="radio"
            name={`choice-${field}`}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          <span>
            <b>{label}</b> {text !== '' && <span className="deal-conflict-value">{text}</span>}
          </span>
        </label>
      ))}
      {missing && (
        <p id={error} className="deal-conflict-error">
          {words.choose}
        </p>
      )}
    </fieldset>
  );
}

const namesOf: Partial<Record<DealField, (value: string) => string | undefined>> = {
  equipmentType: (type) => equipmentNames[type],
  borrowerIndustry: (industry) => dealForm.industries[industry],
  requestedTerm: (months) => dealForm.terms(Number(months)),
  guarantor1IsGuarantor: (is) => (is === 'true' ? dealPage.yes : dealPage.no),
};
const shownValue = (field: DealField, value: string): string =>
  value === '' ? words.empty : (namesOf[field]?.(value) ?? value);
