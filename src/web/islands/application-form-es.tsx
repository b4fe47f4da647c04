import { creditApplication } from '#copy/es/credit-application.ts';
import type { ApplicationFormProps } from './application-form/words.ts';
import { ApplicationForm } from './application-form.tsx';

/** One entry per language, so that only its texts are loaded. */
export const ApplicationFormEs = (props: ApplicationFormProps) => (
  <ApplicationForm {...props} lang="es" copy={creditApplication} />
);
