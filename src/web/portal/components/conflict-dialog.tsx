import { type SubmitEvent, useState } from 'react';
import { conflict as words } from '#copy/portal/conflict.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import './conflict-dialog.css';

export type Choice = 'mine' | 'theirs';
export type Choices = Partial<Record<string, Choice>>;
/** A value that two people changed, as text for the dialog. */
export type Pair = {
  name: string;
  label: string;
  note?: string | undefined;
  mine: { label: string; text: string };
  theirs: { label: string; text: string };
  suggested?: Choice | undefined;
};

type Props = {
  title: string;
  text: string;
  pairs: Pair[];
  /** The words of the button that takes these choices. */
  submit: (choices: Choices) => string;
  onChosen: (choices: Choices) => void;
  onClose: () => void;
};

/** Shows both values of each field that differs. Closing it leaves the form as it is, and nothing is saved. */
export function ConflictDialog({ title, text, pairs, submit, onChosen, onClose }: Props) {
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(pairs.flatMap(({ name, suggested }) => (suggested ? [[name, suggested]] : []))),
  );
  const [tried, setTried] = useState(false);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const open = pairs.find(({ name }) => choices[name] === undefined);
    if (open) {
      setTried(true);
      event.currentTarget.querySelector<HTMLInputElement>(`input[name="choice-${open.name}"]`)?.focus();
      return;
    }
    onClose();
    onChosen(choices);
  };
  return (
    <Dialog title={title} text={text} size="l" className="conflict" onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        {pairs.map((pair) => (
          <PairChoice
            key={pair.name}
            pair={pair}
            chosen={choices[pair.name]}
            missing={tried && choices[pair.name] === undefined}
            choose={(choice) => setChoices({ ...choices, [pair.name]: choice })}
          />
        ))}
        <DialogActions>
          <Button type="submit">{submit(choices)}</Button>
          <Button variant="outline" onClick={onClose}>
            {words.back}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type ChoiceProps = { pair: Pair; chosen: Choice | undefined; missing: boolean; choose: (choice: Choice) => void };

function PairChoice({ pair, chosen, missing, choose }: ChoiceProps) {
  const error = `choice-${pair.name}-error`;
  return (
    <fieldset className="conflict-pair" aria-describedby={missing ? error : undefined}>
      <legend>{pair.label}</legend>
      {pair.note !== undefined && <p className="conflict-note">{pair.note}</p>}
      {(['mine', 'theirs'] as const).map((value) => (
        <label key={value} className="conflict-choice">
          <input
            type="radio"
            name={`choice-${pair.name}`}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          <span>
            <b>{pair[value].label}</b>{' '}
            {pair[value].text !== '' && <span className="conflict-value">{pair[value].text}</span>}
          </span>
        </label>
      ))}
      {missing && (
        <p id={error} className="conflict-error">
          {words.choose}
        </p>
      )}
    </fieldset>
  );
}
