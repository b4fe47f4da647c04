import { conflict as choiceWords } from '#copy/portal/conflict.ts';
import { equipmentNames } from '#copy/portal/dashboard.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { ConflictDialog, type Pair } from '#web/portal/components/conflict-dialog.tsx';
import { showInstant } from '#web/portal/instants.ts';
import type { DealField } from './deal-values.ts';
import type { DealChoices, Difference } from './edit-conflict.ts';

const words = dealForm.conflict;

type Props = {
  differences: Difference[];
  /** The time of the other save. */
  savedAt: string;
  submits: boolean;
  onChosen: (choices: DealChoices) => void;
  onClose: () => void;
};

/** The choice between the form's value and a colleague's saved value. */
export const DealConflict = ({ differences, savedAt, submits, ...rest }: Props) => (
  <ConflictDialog
    {...rest}
    title={words.title}
    text={words.text(showInstant(savedAt))}
    pairs={differences.map(pairOf)}
    submit={(choices) =>
      differences.some(({ field, sealed }) => sealed && choices[field] === 'mine')
        ? words.goOn
        : submits
          ? words.saveAndSubmit
          : choiceWords.save
    }
  />
);

const pairOf = ({ field, mine, theirs, suggested, sealed }: Difference): Pair => ({
  name: field,
  label: dealForm.labels[field],
  note: sealed ? words.notMerged : undefined,
  mine: sealed ? { label: words.again, text: '' } : { label: choiceWords.mine, text: shownValue(field, mine) },
  theirs: { label: sealed ? words.stored : choiceWords.theirs, text: shownValue(field, theirs) },
  suggested,
});

const namesOf: Partial<Record<DealField, (value: string) => string | undefined>> = {
  equipmentType: (type) => equipmentNames[type],
  borrowerIndustry: (industry) => dealForm.industries[industry],
  requestedTerm: (months) => dealForm.terms(Number(months)),
  guarantor1IsGuarantor: (is) => (is === 'true' ? dealPage.yes : dealPage.no),
};
const shownValue = (field: DealField, value: string): string =>
  value === '' ? choiceWords.empty : (namesOf[field]?.(value) ?? value);
