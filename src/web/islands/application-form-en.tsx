import { creditApplication } from '#copy/en/credit-application.ts';
import type { ApplicationFormProps } from './application-form/words.ts';
import { ApplicationForm } from './application-form.tsx';

/** One entry per language, so that only its texts are loaded. */
export const ApplicationFormEn = (props: ApplicationFormProps) => (
  <ApplicationForm {...props} lang="en" copy={creditApplication} />
);
