import { CircleAlert } from 'lucide-react';
import { Alert } from '#web/ui/alert.tsx';

/** Why a form was not accepted, when no field is the reason. */
export const FormFailure = ({ title, text }: { title: string; text: string | undefined }) =>
  text !== undefined && (
    <Alert tone="bad" icon={CircleAlert} role="alert" title={title}>
      <p>{text}</p>
    </Alert>
  );
