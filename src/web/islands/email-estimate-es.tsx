import { inquiries } from '#copy/es/inquiries.ts';
import { EmailEstimate, type EstimateProps } from './email-estimate.tsx';

export const EmailEstimateEs = (props: EstimateProps) => <EmailEstimate {...props} lang="es" copy={inquiries} />;
